export default { component: 'baize-live-chat' }

/** The models of the site, those who are online first. */
export const Models = {}
/** On a phone, in Spanish. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 390 } }
/** The button that leads to them. */
export const Button = { args: { layout: 'button' }, parameters: { width: 120 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
