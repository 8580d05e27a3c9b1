export default { component: 'baize-announcements' }

/** As it stands in the popup `announcements`, with the first one open. */
export const Wide = { args: { index: 0 }, parameters: { width: 440 } }
/** On a phone, in Spanish. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 440 } }
