import { gameLaunch, laneParts, laneStates, tilesCsp } from '../../../shared/games/declarations.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const hotGames = {
  tag: 'baize-hot-games',
  summary: 'The games of all kinds that are really played most, as a lane.',
  since: '0.1',
  status: 'stable',
  props: {
    limit: { type: 'number', doc: 'How many games at most: 20 where it is not given.' },
    heading: { type: 'string', doc: 'Title in place of the lane’s own.' },
    rows: { type: 'number', doc: 'Games over each other in a slide: 2, or 1.' },
  },
  events: {
    'baize-game-launch': gameLaunch,
  },
  parts: { ...laneParts, badge: 'NEW on a game.' },
  states: laneStates,
  csp: tilesCsp,
} as const satisfies Declaration
