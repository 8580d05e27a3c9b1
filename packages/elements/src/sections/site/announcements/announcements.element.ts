import type { Declaration } from '../../../runtime/declare.ts'

export const announcements = {
  tag: 'baize-announcements',
  summary:
    'Everything that the operator announces to who is there: news, promotions and notices as a list of titles, each with its words on demand.',
  since: '0.1',
  status: 'stable',
  props: {
    index: { type: 'number', doc: 'Which one is open at first, from 0; absent, or not there: none.' },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {},
  parts: {
    panel: 'Title and list together.',
    title: 'The title over the list.',
    announcement: 'One announcement.',
    badge: 'What kind it is of.',
    picture: 'Its picture.',
    content: 'Its words.',
    pager: 'The way through them.',
    empty: 'Said where there is none.',
    error: 'Said where they did not load.',
  },
  csp: { img: ['images'] },
} as const satisfies Declaration
