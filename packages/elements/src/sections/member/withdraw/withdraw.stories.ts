export default { component: 'baize-withdraw' }

/** To a guest it says what is missing; a member sees the form and the withdrawals so far. */
export const Wide = { parameters: { width: 1100 } }
/** In a sidebar, in Spanish. */
export const Narrow = { args: { locale: 'es', withoutHistory: true }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
