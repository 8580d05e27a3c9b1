export default { component: 'baize-side-menu' }

/** Press the button: the page of slots is marked. */
export const Slots = { args: { current: '/rng', withoutPromotions: true } }
/** The rail at the edge of a wide page; point at it. */
export const Rail = { args: { current: '/', layout: 'rail' } }
/** In Spanish, with the light colours. */
export const Spanish = { args: { current: '/', locale: 'es', theme: 'light' }, globals: { theme: 'light' } }
