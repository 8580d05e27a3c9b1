export default { component: 'baize-bonuses' }

/** To a guest it says what is missing; a member sees the own bonuses. */
export const Wide = {}
/** In a sidebar, in Spanish. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
