import type { Declaration } from '../../../runtime/declare.ts'

export const accountMenu = {
  tag: 'baize-account-menu',
  summary: 'The name of whoever is logged in, and behind it the pages of the account and the way out.',
  since: '0.1',
  status: 'stable',
  props: {},
  events: {
    'baize-logout': { doc: 'The session has ended.', detail: { expired: 'boolean?' } },
  },
  parts: {
    member: 'The name with what belongs to it.',
    menu: 'Where a member can go.',
    badge: 'How many contract requests wait for an agent.',
    dialog: 'The question before signing out.',
  },
  states: { empty: 'Nobody is logged in: nothing is drawn.' },
} as const satisfies Declaration
