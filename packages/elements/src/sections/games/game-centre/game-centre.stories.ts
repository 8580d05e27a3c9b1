export default { component: 'baize-game-centre' }

/** Sports: one of the vendors is open, the others are under maintenance. */
export const Sports = { args: { category: 'SPORTS' } }
/** The vendors of lotteries. */
export const Lottery = { args: { category: 'LOTT' } }
/** In a sidebar of 344 px. */
export const Narrow = { args: { category: 'SPORTS' }, parameters: { width: 344 } }
/** In Spanish, with the light colours. */
export const Spanish = { args: { category: 'COCKFIGHT', locale: 'es', theme: 'light' }, globals: { theme: 'light' } }
/** Small, under something else of the page. */
export const Row = { args: { category: 'SPORTS', layout: 'row' } }
