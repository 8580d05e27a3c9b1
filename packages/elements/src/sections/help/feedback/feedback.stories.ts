export default { component: 'baize-feedback' }

/** As a guest sends it. */
export const Wide = { parameters: { width: 440 } }
/** Of somebody who wants to be an agent, on a phone, in Spanish. */
export const Agent = { args: { topic: 'agent', locale: 'es' }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 440 } }
