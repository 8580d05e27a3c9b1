import type { Declaration } from '../../../runtime/declare.ts'

export const noticeMarquee = {
  tag: 'baize-notice-marquee',
  summary: 'One line with the notices of the site, one after the other.',
  since: '0.1',
  status: 'stable',
  props: {},
  events: {},
  parts: { notice: 'The line.' },
  states: { empty: 'There is no notice, and nothing is drawn.' },
} as const satisfies Declaration
