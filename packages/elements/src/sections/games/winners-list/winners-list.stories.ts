export default { component: 'baize-winners-list' }

/** The biggest wins of the week, of all games. */
export const Week = {}
/** Today's. */
export const Today = { args: { period: 'TODAY' } }
/** A card for every win, in a narrow place. */
export const Narrow = { parameters: { width: 344 } }
/** Nobody wins at games that are under maintenance. */
export const Nobody = { args: { category: 'LIVE' } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
