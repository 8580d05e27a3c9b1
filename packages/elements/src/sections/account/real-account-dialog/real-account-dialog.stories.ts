export default { component: 'baize-real-account-dialog' }

/** What stands in the popup `real-account`. */
export const Wide = { parameters: { width: 440 } }
/** In a sidebar, in Spanish. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 440 } }
