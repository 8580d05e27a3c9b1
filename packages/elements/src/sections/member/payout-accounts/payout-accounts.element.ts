import type { Declaration } from '../../../runtime/declare.ts'

export const payoutAccounts = {
  tag: 'baize-payout-accounts',
  summary: 'The bank accounts and wallets that money is paid out to: lists, adds and removes them.',
  since: '0.1',
  status: 'experimental',
  props: {
    adding: { type: 'boolean', doc: 'Shows the form that adds an account first, where one can be added.' },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {
    'baize-payout-account': {
      doc: 'An account was added or removed, or is now the default one: `change` is `added`, `removed` or `default`.',
      detail: { id: 'string', change: 'string' },
    },
  },
  parts: {
    panel: 'The list, or the form.',
    title: 'The title over the content.',
    account: 'One account.',
    badge: 'Said of the default account.',
    menu: 'What can be done with an account.',
    places: 'How many more can be added.',
    missing: 'What must be set before an account can be added.',
    kinds: 'The choice between kinds of accounts.',
    form: 'The form of a new account, and of the dialogs.',
    field: 'One field with its label.',
    checkbox: 'A box to tick.',
    alert: 'What was refused, or is to be known.',
    dialog: 'The dialogs that remove an account, or set what is missing.',
    empty: 'Said in place of the content to who has no account, or cannot add one here.',
    error: 'Said in place of the content where it did not load.',
  },
} as const satisfies Declaration
