export default { component: 'baize-account-menu' }

/** Nothing for a guest; the name once somebody is logged in. */
export const Empty = {}
