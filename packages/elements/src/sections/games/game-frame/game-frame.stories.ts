export default { component: 'baize-game-frame' }

/** A slot. Visitors are asked to log in first. */
export const Slot = { args: { vendor: 'LUMEN', 'game-type': 'RNG', 'game-code': 'gem-cascade' } }
/** On a phone. */
export const Narrow = { ...Slot, parameters: { width: 390 } }
