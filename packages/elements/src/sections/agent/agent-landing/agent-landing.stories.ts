export default { component: 'baize-agent-landing' }

/** The offer to agents, and their login. */
export const Wide = {}
/** On a phone, in Spanish. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 390 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
