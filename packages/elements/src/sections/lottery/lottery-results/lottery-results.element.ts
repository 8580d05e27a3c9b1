import { prizeModes } from '@baize/contract'
import type { Declaration } from '../../../runtime/declare.ts'

export const lotteryResults = {
  tag: 'baize-lottery-results',
  summary: 'The latest draws of a lottery: issue, time, numbers, and sum and size where the kind has them.',
  since: '0.1',
  status: 'stable',
  props: {
    prizeMode: {
      type: 'string',
      values: prizeModes,
      doc: 'Whose lotteries can be picked; absent: that of the lottery, else what was chosen last on the page.',
    },
    gameCode: { type: 'string', doc: 'The lottery it begins with; absent: the first.' },
    heading: { type: 'string', doc: 'Title in place of its own.' },
    withoutPicker: { type: 'boolean', doc: 'Leaves out the choice of a lottery.' },
  },
  events: {},
  parts: {
    results: 'The panel.',
    title: 'The title.',
    sight: 'The mark beside the title.',
    field: 'The choice of a lottery.',
    table: 'The draws.',
    empty: 'What stands there when there are none, or one has to log in.',
    error: 'What stands there when they did not load.',
  },
} as const satisfies Declaration
