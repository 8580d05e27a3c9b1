export default { component: 'baize-game-menu' }

/** The button; it opens the menu. */
export const Closed = { parameters: { width: 720 } }
