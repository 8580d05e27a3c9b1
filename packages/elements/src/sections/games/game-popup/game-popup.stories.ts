export default { component: 'baize-game-popup' }

/** The popup that the tile of a live lobby opens. */
export const Lobby = { args: { category: 'LIVE', vendor: 'MERIDIAN' } }
/** In-house games. */
export const House = { args: { category: 'BGS', vendor: 'BAIZE' } }
/** On a phone. */
export const Narrow = { args: { category: 'BGS', vendor: 'BAIZE' }, parameters: { width: 344 } }
/** In Spanish, with the light colours. */
export const Spanish = {
  args: { category: 'LIVE', vendor: 'MERIDIAN', locale: 'es', theme: 'light' },
  globals: { theme: 'light' },
}
