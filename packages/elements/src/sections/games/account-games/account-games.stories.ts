export default { component: 'baize-account-games' }

/** Favourites; a visitor is asked to log in. */
export const Favourites = {}
/** Games that were played within thirty days. */
export const Recent = { args: { list: 'recent' } }
/** In a sidebar of 344 px. */
export const Narrow = { parameters: { width: 344 } }
/** In Spanish, with the light colours. */
export const Spanish = { args: { locale: 'es', theme: 'light' }, globals: { theme: 'light' } }
