export default { component: 'baize-contract-popup' }

/** As it stands in the popup `contract`. */
export const Wide = { parameters: { width: 664 } }
/** On a phone, in Spanish. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 350 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 664 } }
