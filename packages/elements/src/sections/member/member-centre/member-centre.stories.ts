export default { component: 'baize-member-centre' }

/** As a page. */
export const Wide = { parameters: { width: 1100 } }
/** On a phone, in Spanish. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 344 } }
