/** What elements take and tell, filled in by the build from the declarations. */
declare module 'baize:shapes' {
  /** Properties by tag. */
  export const props: unknown
  /** Events by name; two elements may tell the same with another detail. */
  export const events: unknown
}
