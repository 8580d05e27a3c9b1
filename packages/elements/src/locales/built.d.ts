/** Where the texts lie; written by the build from what is on disk. */
declare module 'baize:texts' {
  /** Undefined where there are no texts in the language. */
  export const addressOf: (language: string, group: string) => URL | undefined
}

/** Texts of the loader itself, by language. */
declare module 'baize:loader-texts' {
  type Texts = readonly [failed: string, retry: string, unsupported: string]
  export const texts: Readonly<Record<string, Texts> & { en: Texts }>
}

/** Those in English, for what loads the others when it needs them. */
declare module 'baize:loader-english' {
  export const english: readonly [failed: string, retry: string]
}
