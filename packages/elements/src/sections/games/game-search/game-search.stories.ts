export default { component: 'baize-game-search' }

/** As in a header. */
export const Field = { parameters: { width: 280 } }
/** Where there is room for a picture alone. */
export const Picture = { parameters: { width: 48 } }
/** Begins with the games of one vendor. */
export const OfVendor = { args: { category: 'RNG', vendor: 'ORIENT' }, parameters: { width: 280 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 280 } }
