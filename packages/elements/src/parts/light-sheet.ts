const keyframes = /@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

/**
 * The rules of a sheet for the light DOM of one kind of element: nested under its tag, so that they touch nothing else on the page.
 * Keyframes cannot be nested and keep their place; their names begin with ours.
 */
export const lightSheet = (tag: string, css: string): string =>
  `${tag}{${css.replace(keyframes, '')}}${(css.match(keyframes) ?? []).join('')}`
