import { loginDetail } from '../../../shared/security/login-detail.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const accountBar = {
  tag: 'baize-account-bar',
  summary: 'The account in one row: ways in for a guest; balance, name and the way out for a member.',
  since: '0.1',
  status: 'stable',
  props: {},
  events: {
    'baize-login': {
      doc: "A trial session has begun. On a partner's page it says only `type`.",
      detail: loginDetail,
    },
    'baize-logout': { doc: 'The session has ended.', detail: { expired: 'boolean?' } },
  },
  parts: {
    guest: 'Ways in.',
    member: 'Balance, name and the way out.',
    balance: 'The balance.',
    menu: 'Where a member can go.',
    badge: 'How many contract requests wait for an agent.',
    toast: 'Trouble that takes nothing away.',
    dialog: 'The question before signing out.',
  },
} as const satisfies Declaration
