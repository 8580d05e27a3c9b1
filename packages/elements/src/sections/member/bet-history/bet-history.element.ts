import type { Declaration } from '../../../runtime/declare.ts'

export const betHistory = {
  tag: 'baize-bet-history',
  summary: 'The bets of a member, with filters, sums of page and period, and what is known of each.',
  since: '0.1',
  status: 'stable',
  props: {
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {},
  csp: { img: ['images'] },
  parts: {
    title: 'The title over the content.',
    form: 'The filters.',
    field: 'One field with its label.',
    alert: 'What is wrong with the filters.',
    table: 'The bets.',
    pager: 'The way through them.',
    badge: 'What became of a bet.',
    empty: 'Said in place of the content.',
    error: 'Said in place of the content where it did not load.',
  },
} as const satisfies Declaration
