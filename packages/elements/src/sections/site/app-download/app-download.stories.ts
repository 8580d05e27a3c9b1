export default { component: 'baize-app-download' }

/** Both apps of the demo site. */
export const Wide = { parameters: { width: 900 } }
/** The guide of Android open, on a phone, in Spanish. */
export const Android = { args: { system: 'ANDROID', locale: 'es' }, parameters: { width: 358 } }
