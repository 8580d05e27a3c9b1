export default { component: 'baize-promotions' }

/** The promotions of the demo site, one of them asked for. */
export const Wide = { args: { promotion: 'demo-money' }, parameters: { width: 1080 } }
/** On a phone, in German. */
export const Narrow = { args: { locale: 'de' }, parameters: { width: 358 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 720 } }
