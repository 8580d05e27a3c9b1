import type { Declaration } from '../../../runtime/declare.ts'

export const securityCentre = {
  tag: 'baize-security-centre',
  summary: 'How an account is kept safe: its password, second factor and the devices that log in quickly.',
  since: '0.1',
  status: 'experimental',
  props: { withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' } },
  events: {},
  parts: { title: 'The title.', row: 'One way to keep the account safe.', empty: 'Said to whom it is not for.' },
} as const satisfies Declaration
