import { loginDetail } from '../../../shared/security/login-detail.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const secondVerification = {
  tag: 'baize-second-verification',
  summary:
    'Asks a login for more, where it comes from an address that the account does not know; the login then goes on.',
  since: '0.1',
  status: 'stable',
  props: {
    challenge: {
      type: 'json',
      doc: 'What the refused login said: `{ challengeId, methods: [{ method, target }] }`. Set it as a property.',
    },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {
    'baize-login': {
      doc: "The session has begun. On a partner's page it says only `type`.",
      detail: loginDetail,
    },
    'baize-cancel': { doc: 'The login was given up.', detail: {} },
  },
  parts: {
    panel: 'Title and form together.',
    title: 'The title over the form.',
    methods: 'The list of methods.',
    form: 'The form.',
    field: 'One field with its label.',
    alert: 'What was refused.',
    empty: 'Said in place of the form where no login waits.',
  },
} as const satisfies Declaration
