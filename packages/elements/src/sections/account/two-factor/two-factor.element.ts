import type { Declaration } from '../../../runtime/declare.ts'

export const twoFactor = {
  tag: 'baize-two-factor',
  summary: 'Switches two-factor verification by an authenticator on and off.',
  since: '0.1',
  status: 'stable',
  props: {
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {
    'baize-two-factor': { doc: 'It was switched.', detail: { enabled: 'boolean' } },
  },
  parts: {
    panel: 'Title and content together.',
    title: 'The title over the content.',
    form: 'The form.',
    field: 'One field with its label.',
    alert: 'What was refused.',
    badge: 'Whether it is on.',
    code: 'The picture for the authenticator.',
    recovery: 'The recovery codes.',
    empty: 'Said in place of the content to who is not logged in.',
    error: 'Said in place of the content where it did not load.',
  },
} as const satisfies Declaration
