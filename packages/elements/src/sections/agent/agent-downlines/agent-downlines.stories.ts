export default { component: 'baize-agent-downlines' }

/** To a guest it says what is missing; an agent sees the accounts below. */
export const Wide = {}
/** In a narrow place every account is a card. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 390 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
