export default { component: 'baize-footer' }

/** As it stands under a page. */
export const Wide = { parameters: { width: 1152 } }
/** On a phone, in Spanish. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 1152 } }
