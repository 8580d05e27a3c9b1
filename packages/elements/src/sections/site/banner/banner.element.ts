import type { Declaration } from '../../../runtime/declare.ts'

export const banner = {
  tag: 'baize-banner',
  summary: 'The pictures of one announcement group, one after the other.',
  since: '0.1',
  status: 'stable',
  props: { group: { type: 'string', doc: 'Announcement group: `w_home` where not given.' } },
  events: {},
  parts: {
    banner: 'The carousel.',
    slide: 'A picture with its words.',
    dots: 'The marks below, one for each picture.',
  },
  states: { empty: 'The group has no pictures, and nothing is drawn.' },
  csp: { img: ['images'] },
} as const satisfies Declaration
