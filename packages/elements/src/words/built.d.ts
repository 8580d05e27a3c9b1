/**
 * Keys of all texts but those of refusals, written by the build; and the languages that there are
 * texts in.
 */
declare module 'baize:text-keys' {
  export const keys: readonly string[]
  export const languages: readonly string[]
}
