import type { Declaration } from '../../../runtime/declare.ts'

export const referral = {
  tag: 'baize-referral',
  summary: 'What a member invites friends with, and whom it brought; for agents the register centre.',
  since: '0.1',
  status: 'stable',
  props: {
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {},
  parts: {
    title: 'The title over the content.',
    code: 'The invitation link as a QR code.',
    form: 'The filter by days.',
    field: 'One field with its label.',
    alert: 'What is wrong with the filter.',
    table: 'The invited friends.',
    pager: 'The way through them.',
    empty: 'Said in place of the content.',
    error: 'Said in place of the content where it did not load.',
  },
} as const satisfies Declaration
