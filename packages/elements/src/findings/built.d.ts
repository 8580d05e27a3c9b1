/** Written by the build from the declarations: what may stand in a page. */
declare module 'baize:names' {
  /** Attributes of each element beside those that all have, by tag. */
  export const attributes: Readonly<Record<string, readonly string[]>>
  /** Attributes that all have. */
  export const common: readonly string[]
  /** Elements that show what a page writes into them. */
  export const slotted: readonly string[]
  /** What an element says that a browser cannot make, by language. */
  export const unsupported: Readonly<Record<string, string>>
}
