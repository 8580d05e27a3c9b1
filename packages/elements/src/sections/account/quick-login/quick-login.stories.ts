export default { component: 'baize-quick-login' }

/** A guest whose device was never set up is led to the login. */
export const Wide = {}
/** In a sidebar, in Spanish. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 440 } }
