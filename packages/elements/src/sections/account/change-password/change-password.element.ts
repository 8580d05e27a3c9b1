import { loginDetail } from '../../../shared/security/login-detail.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const changePassword = {
  tag: 'baize-change-password',
  summary: 'Sets a new password: for a member, or for a login that waits for one and then begins.',
  since: '0.1',
  status: 'stable',
  props: {
    lightForm: {
      type: 'boolean',
      doc: "Puts the form into the page's own tree, where every password manager finds it.",
    },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {
    'baize-login': {
      doc: 'The login that waited has begun.',
      detail: loginDetail,
    },
    'baize-cancel': { doc: 'The login that waited was given up.', detail: {} },
  },
  slots: { form: 'Filled by the element itself with `light-form`.' },
  parts: {
    panel: 'Title and form together.',
    title: 'The title over the form.',
    form: 'The form.',
    field: 'One field with its label.',
    alert: 'Why it is asked, and what was refused.',
    empty: 'Said in place of the form to who is not logged in.',
  },
  delegatesFocus: true,
} as const satisfies Declaration
