import type { Declaration } from '../../../runtime/declare.ts'

export const notice = {
  tag: 'baize-notice',
  summary: 'The notices of the site as a list of titles, each with its words on demand.',
  since: '0.1',
  status: 'stable',
  props: {
    index: { type: 'number', doc: 'Which notice is open at first, from 0; absent, or not there: none.' },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {},
  parts: {
    panel: 'Title and list together.',
    title: 'The title over the list.',
    notice: 'One notice.',
    content: 'Its words.',
    pager: 'The way through them.',
    empty: 'Said where there is none.',
    error: 'Said where the notices did not load.',
  },
} as const satisfies Declaration
