import type { Declaration } from '../../../runtime/declare.ts'

export const deposit = {
  tag: 'baize-deposit',
  summary: 'Pays money in: the method, the amount, the way to pay, and the deposits so far.',
  since: '0.1',
  status: 'stable',
  props: {
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
    withoutHistory: { type: 'boolean', doc: 'Leaves out the deposits so far.' },
  },
  events: {
    'baize-deposit': {
      doc: 'A deposit was ordered, or the one that is shown has another state.',
      detail: { orderNo: 'string', state: 'string' },
    },
  },
  parts: {
    panel: 'The steps and what belongs to them.',
    title: 'The title over the content.',
    steps: 'Where one is on the way.',
    method: 'One way to pay.',
    form: 'The form of the amount.',
    field: 'One field with its label.',
    presets: 'Amounts to choose from.',
    alert: 'What was refused, or is to be known.',
    summary: 'What is paid and credited, beside the form.',
    payment: 'How the order is paid.',
    code: 'The QR code.',
    receipts: 'Pictures that prove the payment.',
    outcome: 'How the order stands, once it is not to be paid any more.',
    table: 'The deposits so far.',
    pager: 'The way through them.',
    badge: 'How a deposit stands.',
    dialog: 'The question before an order is cancelled.',
    empty: 'Said in place of the content to who cannot pay in here.',
    error: 'Said in place of the content where it did not load.',
  },
} as const satisfies Declaration
