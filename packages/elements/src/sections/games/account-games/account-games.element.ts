import { gameLaunch } from '../../../shared/games/declarations.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const accountGames = {
  tag: 'baize-account-games',
  summary: 'A player’s own games: favourites, and what was played of late.',
  since: '0.1',
  status: 'stable',
  props: {
    list: {
      type: 'string',
      doc: 'Which of the two is shown; favourites where it is not given.',
      values: ['favourites', 'recent'],
    },
  },
  events: {
    'baize-account-games': {
      doc: 'The person chose the other list. A router keeps it in the address.',
      detail: { list: 'string' },
    },
    'baize-game-launch': { ...gameLaunch, doc: 'A game was chosen. Prevent it to start the game yourself.' },
  },
  parts: {
    tabs: 'The two lists.',
    field: 'The kind of games.',
    sight: 'The mark beside the title.',
    track: 'The wall of tiles.',
    tile: 'A game.',
    badge: 'HOT or NEW on a game.',
    empty: 'What stands there when there are none.',
    error: 'What stands there when the games did not load.',
    dialog: 'The dialog that says why a game did not start.',
  },
  csp: { img: ['images'], frame: [] },
} as const satisfies Declaration
