import { loginDetail } from '../../../shared/security/login-detail.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const quickLogin = {
  tag: 'baize-quick-login',
  summary: 'Lets a device in with a PIN or a passkey: to a guest the login, to a member the devices that may.',
  since: '0.1',
  status: 'stable',
  props: {
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {
    'baize-login': {
      doc: 'The session has begun.',
      detail: loginDetail,
    },
    'baize-quick-login': { doc: 'The list of devices has changed.', detail: { devices: 'number' } },
  },
  parts: {
    panel: 'Title and content together.',
    title: 'The title over the content.',
    form: 'The form.',
    field: 'One field with its label.',
    alert: 'What was refused.',
    badge: 'Marks the device at hand.',
    devices: 'The list of devices.',
    empty: 'Said where there is nothing to log in with.',
    error: 'Said in place of the devices where they did not load.',
  },
  delegatesFocus: true,
} as const satisfies Declaration
