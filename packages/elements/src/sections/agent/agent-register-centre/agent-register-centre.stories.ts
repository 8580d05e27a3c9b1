export default { component: 'baize-agent-register-centre' }

/** To a guest it says what is missing; an agent opens accounts and makes links. */
export const Wide = {}
/** In a narrow place every link is a card. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 390 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
