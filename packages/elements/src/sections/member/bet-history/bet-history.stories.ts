export default { component: 'baize-bet-history' }

/** To a guest it says what is missing; a member sees the own bets. */
export const Wide = {}
/** In a sidebar, in Spanish. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
