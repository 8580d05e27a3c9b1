export default { component: 'baize-game-list' }

/** Slots of all vendors, as a page. */
export const Slots = { args: { category: 'RNG' } }
/** Of every vendor. */
export const EveryVendor = { args: { category: 'RNG', vendor: 'ALL' } }
/** Live tables, wide, of vendors under maintenance. */
export const Live = { args: { category: 'LIVE' } }
/** Games that came out of late. */
export const New = { args: { category: 'RNG', vendor: 'ALL', filter: 'NEW' } }
/** A visitor has no favourites and is asked to log in. */
export const Favourites = { args: { category: 'RNG', filter: 'FAV' } }
/** In a sidebar of 344 px. */
export const Narrow = { args: { category: 'RNG' }, parameters: { width: 344 } }
/** With the light colours, on any page. */
export const Light = { args: { category: 'FISH', theme: 'light' }, globals: { theme: 'light' } }
/** In Spanish, whatever the page speaks. */
export const Spanish = { args: { category: 'RNG', locale: 'es' } }
