import { categories, gameFilters } from '@baize/contract'
import type { Declaration } from '../../runtime/declare.ts'

export const gameLane = {
  tag: 'baize-game-lane',
  summary: 'A row of games to move through; each starts with one click.',
  since: '0.1',
  status: 'stable',
  props: {
    category: {
      type: 'string',
      doc: 'Kind of games. Without it and with the filter HOT: the most played of all kinds.',
      values: categories,
    },
    vendor: { type: 'string', doc: 'Code of one vendor whose games alone are shown.' },
    filter: {
      type: 'string',
      doc: 'Which games of the category. FAV and RECENT show nothing to a visitor.',
      values: gameFilters,
    },
    limit: {
      type: 'number',
      doc: 'How many games at most: 20, for sports, cockfight and lottery 12, where not given.',
    },
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
    badge: 'HOT or NEW on a game.',
    error: 'What stands there when the games did not load.',
    dialog: 'The dialog that says why a game did not start.',
  },
  states: { loading: 'The first games are on their way.', empty: 'There are no games, and nothing is drawn.' },
  csp: { img: ['images'], frame: [] },
} as const satisfies Declaration
