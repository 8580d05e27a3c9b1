export default { component: 'baize-withdraw-confirmation' }

/** To a guest it says what is missing; a member sees the payout that waits for an answer. */
export const Wide = { parameters: { width: 1100 } }
/** In a sidebar, in Spanish. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
