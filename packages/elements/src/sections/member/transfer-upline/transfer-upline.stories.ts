export default { component: 'baize-transfer-upline' }

/** To a guest it says what is missing; a member sees the form for the upline, an agent both. */
export const Wide = {}
/** In a sidebar. */
export const Narrow = { parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 960 } }
/** In Spanish, for one account below. */
export const Spanish = { args: { locale: 'es', account: 'agent2', withoutHistory: true }, parameters: { width: 440 } }
