export default { component: 'baize-top-nav' }

/** On the page of slots. */
export const Slots = { args: { current: '/rng' } }
/** For a site without promotions. */
export const WithoutPromotions = { args: { current: '/', withoutPromotions: true } }
/** In a narrow place it is swiped along. */
export const Narrow = { args: { current: '/bgs' }, parameters: { width: 344 } }
/** In Spanish, with the light colours. */
export const Spanish = { args: { current: '/rng', locale: 'es', theme: 'light' }, globals: { theme: 'light' } }
