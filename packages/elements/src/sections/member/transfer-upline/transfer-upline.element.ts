import { transferDirections } from '@baize/contract'
import type { Declaration } from '../../../runtime/declare.ts'

export const transferUpline = {
  tag: 'baize-transfer-upline',
  summary:
    'Transfers money to whoever stands above, or of an agent to an account below, and lists the transfers so far.',
  since: '0.1',
  status: 'stable',
  props: {
    direction: { type: 'string', values: transferDirections, doc: 'Which of the two is shown first.' },
    account: {
      type: 'string',
      doc: 'The account below that money goes to; whoever transfers may type another. In a frame it is not taken from the page.',
      stays: true,
    },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
    withoutHistory: { type: 'boolean', doc: 'Leaves out the transfers so far.' },
  },
  events: {
    'baize-transfer': {
      doc: 'Money was transferred.',
      detail: { orderNo: 'string', direction: 'string' },
    },
  },
  parts: {
    panel: 'The form and what stands beside it.',
    title: 'The title over the content.',
    tabs: 'The choice between upline and downline.',
    form: 'The form.',
    field: 'One field with its label.',
    alert: 'What was refused, or is missing.',
    summary: 'Balance and limits beside the form.',
    confirm: 'What is about to be transferred, and to whom.',
    done: 'Said when it was transferred.',
    table: 'The transfers so far.',
    pager: 'The way through them.',
    badge: 'How a transfer stands.',
    dialog: 'The dialog in which a transaction password is set.',
    empty: 'Said in place of the content to who is not logged in, or can transfer to nobody.',
    error: 'Said in place of the content where it did not load.',
  },
} as const satisfies Declaration
