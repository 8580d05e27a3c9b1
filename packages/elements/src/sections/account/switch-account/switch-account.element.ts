import type { Declaration } from '../../../runtime/declare.ts'

export const switchAccount = {
  tag: 'baize-switch-account',
  summary:
    'Says whose account an opened link belongs to, before it takes the place of another or right after it began.',
  since: '0.1',
  status: 'stable',
  props: {
    offer: {
      type: 'json',
      doc: 'What `baize-open` carried: `{ from, to, accept }`; without `accept` the session has begun already. Set it as a property.',
    },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {
    'baize-logout': { doc: 'The session that a link began was ended.', detail: { expired: 'boolean?' } },
    'baize-cancel': { doc: 'The person stays as they are.', detail: {} },
  },
  parts: {
    panel: 'Title and words together.',
    title: 'The title over the words.',
    alert: 'What was refused.',
    empty: 'Said where no link has brought another account.',
  },
} as const satisfies Declaration
