/**
 * Style sheets are imported as text; the build minifies them and refuses `rem`, `@font-face` and
 * `@property`.
 */
declare module '*.css' {
  const text: string
  export default text
}
