/** Where each file of texts lies, by its name such as `en/common`; written at build time from what is on disk. */
declare module 'baize:texts' {
  export const addresses: Readonly<Record<string, () => URL>>
}
