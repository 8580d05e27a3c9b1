import { loginDetail } from '../../../shared/security/login-detail.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const agentLanding = {
  tag: 'baize-agent-landing',
  summary: 'What a site offers its agents, and where they log in.',
  since: '0.1',
  status: 'stable',
  props: {
    loginRequired: {
      type: 'boolean',
      doc: 'Says over the login that one is needed: for a router that leads here from the agent centre.',
    },
  },
  events: {
    'baize-login': {
      doc: "The session has begun. On a partner's page it says only `type`.",
      detail: loginDetail,
    },
    'baize-logout': { doc: 'The session has ended.', detail: { expired: 'boolean?' } },
  },
  parts: {
    hero: 'Title, lead and the login.',
    title: 'The title.',
    side: 'The panel of the login.',
    benefits: 'What an agent gets.',
    table: 'What can be agreed.',
    alert: 'Said to a member who is no agent.',
    empty: 'Said to a trial account.',
    dialog: 'The question before signing out.',
  },
} as const satisfies Declaration
