import type { Declaration } from '../../../runtime/declare.ts'

export const transferFund = {
  tag: 'baize-transfer-fund',
  summary:
    'Moves money between the main wallet and those at vendors, shows what is in each, and lists the transfers so far.',
  since: '0.1',
  status: 'stable',
  props: {
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
    withoutHistory: { type: 'boolean', doc: 'Leaves out the transfers so far.' },
  },
  events: {
    'baize-wallet-transfer': {
      doc: 'A transfer was placed, or the one that was processing has its result.',
      detail: { orderNo: 'string', state: 'string' },
    },
  },
  parts: {
    panel: 'The form and what stands beside it.',
    title: 'The title over the content.',
    form: 'The form.',
    field: 'One field with its label.',
    alert: 'What was refused, or is processing.',
    summary: 'All wallets together, beside the form.',
    switch: 'The switch of the auto-transfer.',
    wallets: 'The wallets at vendors.',
    wallet: 'One of them.',
    table: 'The transfers so far.',
    pager: 'The way through them.',
    badge: 'How a wallet or a transfer stands.',
    empty: 'Said in place of the content to who is not logged in, or has one wallet for all vendors.',
    error: 'Said in place of the content where it did not load.',
  },
} as const satisfies Declaration
