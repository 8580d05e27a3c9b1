import type { Declaration } from '../../../runtime/declare.ts'

export const bonuses = {
  tag: 'baize-bonuses',
  summary: 'The bonuses of a member: how much of their turnover is done, until when, and how to cancel one.',
  since: '0.1',
  status: 'experimental',
  props: {
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {},
  parts: {
    title: 'The title over the content.',
    form: 'The filters.',
    field: 'One field with its label.',
    alert: 'What is wrong with the filters, or goes with a bonus.',
    table: 'The bonuses.',
    pager: 'The way through them.',
    badge: 'How a bonus stands.',
    dialog: 'The question before a bonus is cancelled.',
    empty: 'Said in place of the content.',
    error: 'Said in place of the content where it did not load.',
  },
} as const satisfies Declaration
