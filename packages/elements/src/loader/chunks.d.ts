/** What the build says of its chunks, filled in when their names are known. */
declare module 'baize:chunks' {
  /** Folder beside the loader in which they lie, of a name that is another where a source is. */
  export const folder: string
  /** Name of the shared chunk, without `.js`. */
  export const core: string
  /** A row an element; `known-elements.ts` reads them. */
  export const elements: string
  /** Names of properties, to which the rows point. */
  export const props: string
  /** Which build this is: on React, or on preact/compat. */
  export const flavour: 'react' | 'lite'
}

/** The classes themselves by tag, for the build that is a single file. */
declare module 'baize:elements' {
  export const elements: Readonly<Record<string, unknown>>
}
