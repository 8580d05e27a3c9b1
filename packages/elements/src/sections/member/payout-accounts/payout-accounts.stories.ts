export default { component: 'baize-payout-accounts' }

/** To a guest it says what is missing; a member sees the accounts and what can be added. */
export const Wide = { parameters: { width: 760 } }
/** In a sidebar, in Spanish. */
export const Narrow = { args: { locale: 'es', withoutHeading: true }, parameters: { width: 344 } }
/** With the light colours, and the form first. */
export const Light = { args: { theme: 'light', adding: true }, globals: { theme: 'light' }, parameters: { width: 560 } }
