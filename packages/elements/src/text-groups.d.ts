/** Written by the build. */
declare module 'baize:text-groups' {
  /** Tags of the elements that wait for a group of texts beside the common ones, by group. */
  export const groups: Readonly<Record<string, readonly string[]>>
}
