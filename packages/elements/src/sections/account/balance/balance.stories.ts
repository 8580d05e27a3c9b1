export default { component: 'baize-balance' }

/** Nothing for a guest; the balance once somebody is logged in. */
export const Empty = {}
