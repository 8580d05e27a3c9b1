export default { component: 'baize-help-centre' }

/** As a page, with the terms open. */
export const Wide = { args: { article: 'terms' }, parameters: { width: 960 } }
/** On a phone: the list. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 960 } }
