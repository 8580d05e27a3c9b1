import { loginDetail } from '../../../shared/security/login-detail.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const login = {
  tag: 'baize-login',
  summary: 'Signs a player or an agent in and starts the session of the page.',
  since: '0.1',
  status: 'stable',
  props: {
    side: { type: 'string', values: ['player', 'agent'], doc: 'Who may come in; absent: `player`.' },
    username: { type: 'string', doc: 'Fills the username in advance.' },
    lightForm: {
      type: 'boolean',
      doc: "Puts the form into the page's own tree, where every password manager finds it.",
    },
    loginRequired: {
      type: 'boolean',
      doc: 'Says over the form that a login is needed: for a router that leads here from a page that nobody sees without one.',
    },
    game: { type: 'string', doc: 'Name of the game that the login leads to, for the title.' },
    art: { type: 'string', doc: 'Its poster, a path under the image CDN; shown on the operator’s own site.' },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title, and the felt beside a wide form.' },
  },
  events: {
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
    alert: 'What was refused, over the fields.',
    tabs: 'The ways to log in, where the site has more than one.',
    checkbox: 'The box to remember who logs in.',
    dialog: 'What went wrong with a code or another way in, over the page.',
  },
  delegatesFocus: true,
} as const satisfies Declaration
