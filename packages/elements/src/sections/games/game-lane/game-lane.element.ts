import { categories, gameFilters } from '@baize/contract'
import { gameLaunch, laneParts, laneStates, tilesCsp } from '../../../shared/games/declarations.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const gameLane = {
  tag: 'baize-game-lane',
  summary: 'A row of games to move through; each starts with one click.',
  since: '0.1',
  status: 'stable',
  props: {
    category: {
      type: 'string',
      doc: 'Kind of games. Without it: with the filter HOT the most played of all kinds, with RECENT those that a member played last.',
      values: categories,
    },
    vendor: { type: 'string', doc: 'Code of one vendor whose games alone are shown.' },
    filter: {
      type: 'string',
      doc: 'Which games of the category. FAV and RECENT show nothing to a visitor.',
      values: gameFilters,
    },
    exclude: {
      type: 'string',
      doc: 'Games that are left out, for a lane beside one of the hot games.',
      values: ['HOT'],
    },
    limit: {
      type: 'number',
      doc: 'How many games at most: 20, for sports, cockfight and lottery 12, where not given.',
    },
    heading: { type: 'string', doc: 'Title in place of the lane’s own.' },
    rows: { type: 'number', doc: 'Games over each other in a slide: 2, or 1.' },
  },
  events: {
    'baize-game-launch': gameLaunch,
  },
  parts: laneParts,
  states: laneStates,
  csp: tilesCsp,
} as const satisfies Declaration
