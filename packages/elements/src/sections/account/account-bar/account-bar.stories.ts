export default { component: 'baize-account-bar' }

/** A guest sees the ways in; after a login the balance, the name and the way out. */
export const Wide = {}
/** In the bar of a phone. */
export const Narrow = { parameters: { width: 320 } }
