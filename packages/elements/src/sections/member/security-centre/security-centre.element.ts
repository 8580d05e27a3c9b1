import type { Declaration } from '../../../runtime/declare.ts'

export const securityCentre = {
  tag: 'baize-security-centre',
  summary:
    'Who one is, and how the account is kept safe: picture and personal information, passwords, real name, contacts, payout accounts, second factor, quick login, open sessions and past logins.',
  since: '0.1',
  status: 'experimental',
  props: { withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' } },
  events: {},
  parts: {
    title: 'The title.',
    profile: 'Who is logged in, and when they were before.',
    level: 'How safe the account is.',
    row: 'One way to keep the account safe.',
    badge: 'How it stands.',
    alert: 'What was saved, or was not taken.',
    error: 'Said in a dialog where its content did not load.',
    dialog: 'The dialog of a row.',
    form: 'The form in it.',
    field: 'One field with its label.',
    gallery: 'The pictures to choose from.',
    sessions: 'Where the account is logged in.',
    logins: 'The last logins.',
    empty: 'Said to whom it is not for.',
  },
} as const satisfies Declaration
