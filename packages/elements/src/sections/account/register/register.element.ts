import { loginDetail } from '../../../shared/security/login-detail.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const register = {
  tag: 'baize-register',
  summary:
    'Opens an account and begins its session. It asks for what the operator has switched on, and stands alone on any page.',
  since: '0.1',
  status: 'stable',
  props: {
    affiliateCode: {
      type: 'string',
      doc: 'Code of the affiliate; sent with the form even where its field is hidden. Popups for registering take it along.',
    },
    referralCode: { type: 'string', doc: 'Code of the member who invited; taken along, too.' },
    username: { type: 'string', doc: 'Fills the username in advance.' },
    successUrl: { type: 'string', doc: 'Where to go once the account is open; `http` or `https`.' },
    lightForm: {
      type: 'boolean',
      doc: "Puts the form into the page's own tree, where every password manager finds it.",
    },
    withoutLogin: { type: 'boolean', doc: 'Begins no session: the login opens with the username filled in.' },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title, and the felt beside a wide form.' },
  },
  events: {
    'baize-register': { doc: 'The account is open. `baize-login` follows.', detail: { account: 'string' } },
    'baize-login': {
      doc: "The session has begun. On a partner's page it says only `type`.",
      detail: loginDetail,
    },
  },
  slots: { form: 'Filled by the element itself with `light-form`.' },
  parts: {
    panel: 'Felt and form together.',
    side: 'The felt beside a wide form.',
    title: 'The title over the form.',
    form: 'The form.',
    field: 'One field with its label.',
    checkbox: 'The box that agrees to the terms.',
    alert: 'What was refused, over the fields.',
    empty: 'Said in place of the form where registration is closed.',
    error: 'Said in place of the form where its rules did not load.',
    dialog: 'What is asked, or warned of, while the form is sent.',
  },
  delegatesFocus: true,
} as const satisfies Declaration
