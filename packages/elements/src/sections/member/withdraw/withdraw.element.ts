import type { Declaration } from '../../../runtime/declare.ts'

export const withdraw = {
  tag: 'baize-withdraw',
  summary: 'Takes money out: what is missing before, the form, what waits for an answer, and the withdrawals so far.',
  since: '0.1',
  status: 'experimental',
  props: {
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
    withoutHistory: { type: 'boolean', doc: 'Leaves out the withdrawals so far.' },
  },
  events: {
    'baize-withdrawal': {
      doc: 'A withdrawal was ordered or cancelled, or a part of it was answered.',
      detail: { orderNo: 'string', state: 'string' },
    },
  },
  parts: {
    panel: 'The form and what stands beside it.',
    title: 'The title over the content.',
    missing: 'What must be there before a first withdrawal.',
    form: 'The form.',
    field: 'One field with its label.',
    alert: 'What was refused, or is to be known.',
    bonuses: 'Active bonuses and their turnover, which a withdrawal gives up.',
    summary: 'Balance, fee and what is received, beside the form.',
    confirm: 'What is about to be withdrawn, and to which account.',
    done: 'Said when it was ordered.',
    parts: 'The parts of a withdrawal.',
    table: 'The withdrawals so far.',
    pager: 'The way through them.',
    badge: 'How a withdrawal stands.',
    dialog: 'The question before a withdrawal is cancelled, and the dialogs that set what is missing.',
    empty: 'Said in place of the content to who cannot withdraw here.',
    error: 'Said in place of the content where it did not load.',
  },
} as const satisfies Declaration
