export default { component: 'baize-deposit' }

/** To a guest it says what is missing; a member sees the ways to pay and the deposits so far. */
export const Wide = { parameters: { width: 1100 } }
/** In a sidebar, in Spanish. */
export const Narrow = { args: { locale: 'es', withoutHistory: true }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
