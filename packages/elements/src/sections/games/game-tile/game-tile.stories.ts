export default { component: 'baize-game-tile' }

const slot = { vendor: 'ORIENT', gameType: 'RNG', gameCode: 'jade-dragon' }

/** A slot. */
export const Poster = { args: slot, parameters: { width: 200 } }
/** A game of the house. */
export const Wide = { args: { vendor: 'BAIZE', gameType: 'BGS', gameCode: 'ascent' }, parameters: { width: 344 } }
/** With its words beside it. */
export const Card = { args: { ...slot, shape: 'card' }, parameters: { width: 344 } }
/** A game that cannot be played for a while. */
export const Maintenance = {
  args: { vendor: 'TIDEWATER', gameType: 'FISH', gameCode: 'pearl-bay' },
  parameters: { width: 200 },
}
/** No game is named: what stands there of one that nobody knows, too. */
export const Unnamed = { parameters: { width: 200 } }
/** In Spanish, with the light colours. */
export const Spanish = {
  args: { ...slot, locale: 'es', theme: 'light' },
  globals: { theme: 'light' },
  parameters: { width: 200 },
}
