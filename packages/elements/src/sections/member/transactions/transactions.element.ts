import type { Declaration } from '../../../runtime/declare.ts'

export const transactions = {
  tag: 'baize-transactions',
  summary: 'Every movement of the money of a member, with the balance before and after it.',
  since: '0.1',
  status: 'stable',
  props: {
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {},
  parts: {
    title: 'The title over the content.',
    form: 'The filters.',
    field: 'One field with its label.',
    alert: 'What is wrong with the filters.',
    table: 'The movements.',
    pager: 'The way through them.',
    badge: 'How a movement stands.',
    empty: 'Said in place of the content.',
    error: 'Said in place of the content where it did not load.',
  },
} as const satisfies Declaration
