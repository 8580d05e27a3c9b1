import { categories, winPeriods } from '@baize/contract'
import { gameLaunch } from '../../../shared/games/declarations.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const winnersList = {
  tag: 'baize-winners-list',
  summary: 'The biggest wins of today, this week or this month, by kind of game; only rounds that were really played.',
  since: '0.1',
  status: 'stable',
  props: {
    category: {
      type: 'string',
      doc: 'Kind of games that it begins with; the person may change it.',
      values: categories,
    },
    period: { type: 'string', doc: 'Period that it begins with: this week, where not given.', values: winPeriods },
    heading: { type: 'string', doc: 'Title in place of the list’s own.' },
  },
  events: {
    'baize-winners-filter': {
      doc: 'Another period or kind of games is shown. A router keeps it in the address; other pages need not listen.',
      detail: { period: 'string', category: 'string' },
    },
    'baize-game-launch': gameLaunch,
  },
  parts: {
    sight: 'The mark beside the title.',
    tabs: 'The kinds of games.',
    table: 'The wins.',
    empty: 'What stands there when nobody has won in that period.',
    error: 'What stands there when the wins did not load.',
    dialog: 'The dialog that says why a game did not start.',
  },
  states: { stale: 'The wins are older than a minute because new ones did not load.' },
  csp: { img: ['images'], frame: [] },
} as const satisfies Declaration
