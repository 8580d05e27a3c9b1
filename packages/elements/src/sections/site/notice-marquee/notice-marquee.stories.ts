export default { component: 'baize-notice-marquee' }

/** The notices of the site. */
export const Notices = {}
/** On a phone. */
export const Narrow = { parameters: { width: 358 } }
