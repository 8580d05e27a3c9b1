import type { Declaration } from '../../../runtime/declare.ts'
import { pageKeys } from './page-keys.ts'

export const agentCentre = {
  tag: 'baize-agent-centre',
  summary: 'The pages of an agent: a menu, the time of the site, and the page that was chosen.',
  since: '0.1',
  status: 'stable',
  props: {
    page: {
      type: 'string',
      values: pageKeys,
      doc: 'Which page is open; absent, or not offered yet: the first there is.',
    },
  },
  events: {
    'baize-page': { doc: 'A page was chosen in the menu.', detail: { page: 'string' } },
    'baize-logout': { doc: 'The session has ended.', detail: { expired: 'boolean?' } },
  },
  slots: { logo: 'Stands over the menu.' },
  parts: {
    menu: 'The menu.',
    field: 'The menu where there is little room.',
    head: 'Title, time and account.',
    title: 'The title of the page.',
    page: 'The page.',
    badge: 'How many contract requests wait.',
    empty: 'Said in place of the page to whom it is not for.',
    dialog: 'The question before signing out.',
  },
  vars: {
    '--baize-rail': 'Ground of the menu.',
    '--baize-rail-text': 'Text on it.',
    '--baize-rail-muted': 'Quiet text on it.',
    '--baize-rail-on': 'Ground of the chosen entry.',
    '--baize-rail-line': 'Lines on it.',
  },
} as const satisfies Declaration
