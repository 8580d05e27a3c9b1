import type { Declaration } from '../../runtime/declare.ts'

export const hotGames = {
  tag: 'baize-hot-games',
  summary: 'The games of all kinds that are really played most, as a lane.',
  since: '0.2',
  status: 'stable',
  props: {
    limit: { type: 'number', doc: 'How many games at most: 20 where it is not given.' },
    heading: { type: 'string', doc: 'Title in place of the lane’s own.' },
    rows: { type: 'number', doc: 'Games over each other in a slide: 2, or 1.' },
  },
  events: {
    'baize-game-launch': {
      doc: 'A game was chosen by somebody who may start it. Prevent it to start the game yourself.',
      detail: { nodeId: 'string', vendor: 'string', gameType: 'string', gameCode: 'string' },
      cancelable: true,
    },
  },
  parts: {
    lane: 'The lane.',
    sight: 'The mark beside the title.',
    track: 'The list that moves.',
    tile: 'A game.',
    badge: 'NEW on a game.',
    error: 'What stands there when the games did not load.',
    dialog: 'The dialog that says why a game did not start.',
  },
  states: { loading: 'The first games are on their way.', empty: 'There are no games, and nothing is drawn.' },
  csp: { img: ['images'], frame: [] },
} as const satisfies Declaration
