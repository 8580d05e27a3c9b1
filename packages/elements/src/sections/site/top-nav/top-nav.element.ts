import type { Declaration } from '../../../runtime/declare.ts'

export const topNav = {
  tag: 'baize-top-nav',
  summary: 'The way to every kind of game that can be played right now, in one row, and back to a match that runs.',
  since: '0.1',
  status: 'stable',
  props: {
    current: { type: 'string', doc: 'Path of the page one is on, which is marked.' },
    withoutPromotions: { type: 'boolean', doc: 'Leaves the promotions away, for a site that has no page of them.' },
  },
  events: {},
  parts: { nav: 'The row.', link: 'An entry.', match: 'The match that runs, and the way back to it.' },
  states: { loading: 'The vendors are on their way.', match: 'A match of the player is running.' },
} as const satisfies Declaration
