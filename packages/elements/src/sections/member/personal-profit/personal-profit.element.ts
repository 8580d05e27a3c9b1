import type { Declaration } from '../../../runtime/declare.ts'

export const personalProfit = {
  tag: 'baize-personal-profit',
  summary: "A member's own result over a period: the net and what it consists of, by day and by category.",
  since: '0.1',
  status: 'stable',
  props: {
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {},
  parts: {
    title: 'The title over the content.',
    form: 'The days of a period of one’s own.',
    field: 'One of the two days with its label.',
    alert: 'What is wrong with the days.',
    net: 'The net result.',
    chart: 'The result by day as bars.',
    table: 'The same by day, and the result by category.',
    empty: 'Said in place of the content.',
    error: 'Said in place of the content where it did not load.',
  },
} as const satisfies Declaration
