export default { component: 'baize-banner' }

/** The pictures of the home page. */
export const Home = { args: { group: 'w_home' } }
/** In a narrow place, one picture at a time. */
export const Narrow = { args: { group: 'w_home' }, parameters: { width: 358 } }
/** A group without pictures draws nothing and takes no room. */
export const Empty = { args: { group: 'none' } }
