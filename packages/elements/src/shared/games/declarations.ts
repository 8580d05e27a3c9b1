/* Declarations that elements of games share, so that who listens to one of them can listen to all.
   As in the declarations themselves, words for readers and details stay out of what ships. */

/** What names a game in the detail of an event. */
export const namedGame = { nodeId: 'string', vendor: 'string', gameType: 'string', gameCode: 'string' } as const

/** A declared event, which an element may word anew: `{ ...gameLaunch, doc: '…' }`. */
export const gameLaunch = {
  doc: 'A game was chosen by somebody who may start it. Prevent it to start the game yourself.',
  detail: { ...namedGame, selection: 'string?' },
  cancelable: true,
  otherwise:
    "Starts the game in a new tab, or in place of the page where the browser opens none; on the operator's own site asks for its page. What holds several games opens their list.",
} as const

const tileParts = { tile: 'A game.', badge: 'HOT or NEW on a game.' } as const
const failureParts = {
  error: 'What stands there when the games did not load.',
  dialog: 'The dialog that says why a game did not start.',
} as const

export const laneParts = {
  lane: 'The lane.',
  sight: 'The mark beside the title.',
  track: 'The list that moves.',
  ...tileParts,
  ...failureParts,
} as const

export const gridParts = {
  filters: 'The filters.',
  track: 'The wall of tiles.',
  ...tileParts,
  empty: 'What stands there when nothing was found.',
  ...failureParts,
} as const

export const gamesLoading = { loading: 'The first games are on their way.' } as const
export const laneStates = { ...gamesLoading, empty: 'There are no games, and nothing is drawn.' } as const

/**
 * Sources that a page's policy must allow: pictures of tiles, and frames of the games they start.
 */
export const tilesCsp = { img: ['images'], frame: [] } as const
