export default { component: 'baize-hot-games' }

/** Two rows to a slide. */
export const Hot = {}
/** One row of twelve. */
export const OneRow = { args: { rows: 1, limit: 12 } }
/** In a sidebar of 344 px. */
export const Narrow = { args: { rows: 1 }, parameters: { width: 344 } }
/** In Spanish, with the light colours. */
export const Spanish = { args: { locale: 'es', theme: 'light' }, globals: { theme: 'light' } }
