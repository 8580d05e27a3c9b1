import type { Declaration } from '../../../runtime/declare.ts'

export const winnerBoard = {
  tag: 'baize-winner-board',
  summary: 'Rounds that paid more than twice their stake: the biggest of the week, the latest, or both.',
  since: '0.1',
  status: 'stable',
  props: {
    view: { type: 'string', doc: 'One of the two lists; without it both.', values: ['latest', 'biggest'] },
    limit: { type: 'number', doc: 'How many rows at most: 20 of the latest, 9 of the biggest, where not given.' },
    heading: { type: 'string', doc: 'Title in place of the board’s own.' },
  },
  events: {},
  parts: {
    board: 'The panel.',
    sight: 'The mark beside the title.',
    row: 'A win.',
    stake: 'What was staked; not shown below 420 px of the element’s own width.',
    multiplier: 'How many times the stake was won.',
    amount: 'What was won.',
    error: 'What stands there when the wins did not load.',
  },
  states: {
    empty: 'No round was won yet, and nothing is drawn.',
    stale: 'The wins are older than a minute because new ones did not load.',
  },
  csp: { img: ['images'] },
} as const satisfies Declaration
