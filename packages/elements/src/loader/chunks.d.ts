/** Names of the chunks, in the folder `c` beside the loader and without `.js`, filled in by the build when their names are known. */
declare module 'baize:chunks' {
  export const core: string
  /** By tag: the chunk of the element, then what that imports beside the core. */
  export const elements: Readonly<Record<string, readonly [own: string, ...imports: string[]]>>
  /** Which build this is: on React, or on preact/compat. */
  export const flavour: 'react' | 'lite'
}

/** The classes themselves by tag, for the build that is a single file. */
declare module 'baize:elements' {
  export const elements: Readonly<Record<string, unknown>>
}
