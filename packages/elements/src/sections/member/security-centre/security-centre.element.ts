import type { Declaration } from '../../../runtime/declare.ts'

export const securityCentre = {
  tag: 'baize-security-centre',
  summary:
    'How an account is kept safe: its passwords, real name, payout accounts, second factor and the devices that log in quickly.',
  since: '0.1',
  status: 'experimental',
  props: { withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' } },
  events: {},
  parts: {
    title: 'The title.',
    row: 'One way to keep the account safe.',
    badge: 'How it stands.',
    alert: 'What was saved.',
    dialog: 'The dialog of a row.',
    form: 'The form in it.',
    field: 'One field with its label.',
    empty: 'Said to whom it is not for.',
  },
} as const satisfies Declaration
