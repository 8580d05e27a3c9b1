export default { component: 'baize-room-list' }

/** A visitor is asked to log in; who is logged in sees the rooms. */
export const Rooms = { args: { vendor: 'ARENA', 'game-code': 'thirteen' } }
/** In a sidebar of 344 px, in Spanish. */
export const Narrow = { args: { locale: 'es' }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
