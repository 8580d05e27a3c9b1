import { loginDetail } from '../../../shared/security/login-detail.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const forgotPassword = {
  tag: 'baize-forgot-password',
  summary: 'Sets a forgotten password anew: with a code by text message, or with a link by e-mail.',
  since: '0.1',
  status: 'stable',
  props: {
    username: { type: 'string', doc: 'Fills the username in advance.' },
    lightForm: {
      type: 'boolean',
      doc: "Puts the form into the page's own tree, where every password manager finds it.",
    },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {
    'baize-login': {
      doc: "A session has begun, after a reset by phone. On a partner's page it says only `type`.",
      detail: loginDetail,
    },
  },
  slots: { form: 'Filled by the element itself with `light-form`.' },
  parts: {
    panel: 'Title and form together.',
    title: 'The title over the form.',
    tabs: 'The two ways.',
    form: 'The form.',
    field: 'One field with its label.',
    alert: 'What was done, or refused.',
    error: 'Said in place of the form where its rules did not load.',
  },
  delegatesFocus: true,
} as const satisfies Declaration
