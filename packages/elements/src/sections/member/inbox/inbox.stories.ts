export default { component: 'baize-inbox' }

/** To a guest it says what is missing; a member sees messages and notices. */
export const Wide = { parameters: { width: 900 } }
/** In a sidebar, in Spanish, where a message opens under its row. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
