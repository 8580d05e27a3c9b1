export default { component: 'baize-game-lane' }

/** Slots, two rows to a slide. */
export const Slots = { args: { category: 'RNG' } }
/** The most played games of all kinds. */
export const Hot = { args: { filter: 'HOT' } }
/** Live tables, wide, of vendors under maintenance. */
export const Live = { args: { category: 'LIVE' } }
/** In a sidebar of 344 px. */
export const Narrow = { args: { category: 'RNG', rows: 1 }, parameters: { width: 344 } }
/** With the light colours, on any page. */
export const Light = { args: { category: 'RNG', rows: 1, theme: 'light' }, globals: { theme: 'light' } }
/** In Spanish, whatever the page speaks. */
export const Spanish = { args: { category: 'RNG', rows: 1, locale: 'es' } }
/** A visitor has no favourites and has played nothing: `FAV` and `RECENT` are `:state(empty)`. */
export const Empty = { args: { filter: 'FAV' } }
