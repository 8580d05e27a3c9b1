const comments = /\/\*[^]*?\*\//g
const keyframes = /@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
const declarations = /([{;]\s*)((?!--)[a-z-]+\s*:[^;{}]+?)(?:\s*!important)?(?=\s*[;}])/g

/**
 * The rules of a sheet for the light DOM of one kind of element: nested under its tag, so that they
 * touch nothing else on the page, and important in a layer, because there an important rule is
 * stronger than an important one of the page. Keyframes cannot be nested and keep their place;
 * their names begin with ours.
 */
export const lightSheet = (tag: string, css: string): string => {
  const rules = css.replace(comments, '')
  const important = rules.replace(keyframes, '').replace(declarations, '$1$2!important')
  return `@layer baize{${tag}{${important}}}${(rules.match(keyframes) ?? []).join('')}`
}
