const keyframes = /@keyframes.+?\}\}/g
const declarations = /([{;])((?!--)[a-z-]+:[^;{}]+?)(?:!important)?(?=[;}])/g
/** What stands before a block: the selectors of a rule, or the words of a rule like `@media`. */
const heads = /[^{};]+(?=\{)/g
/** The beginning of each selector of a list: commas in brackets part none. */
const begins = /(^|,)(?![^(]*\))/g

/**
 * The rules of a sheet, as the build has minified it, for the light DOM of one kind of element:
 * under its tag, so that they touch nothing else on the page, and important in a layer, because
 * there an important rule is stronger than an important one of the page. Not by nesting, which
 * Chrome 111 and Safari 16.4 do not know. Keyframes keep their place; their names begin with ours.
 */
export const lightSheet = (tag: string, css: string): string => {
  const rules = css
    .replace(keyframes, '')
    .replace(heads, head => (head[0] === '@' ? head : head.replace(begins, `$1${tag} `)))
    .replace(declarations, '$1$2!important')
  return `@layer baize{${rules}}${(css.match(keyframes) ?? []).join('')}`
}
