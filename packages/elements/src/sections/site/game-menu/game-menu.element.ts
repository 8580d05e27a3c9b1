import type { Declaration } from '../../../runtime/declare.ts'

export const gameMenu = {
  tag: 'baize-game-menu',
  summary: 'A button that opens the kinds of games with the vendors of each, for the head of a site.',
  since: '0.1',
  status: 'stable',
  props: {
    current: { type: 'string', doc: 'Path of the page that is open, which is marked.' },
    withoutPromotions: { type: 'boolean', doc: 'Leaves out the entry of the promotions.' },
  },
  events: {},
  parts: {
    button: 'The button.',
    menu: 'What it opens.',
    link: 'The link to a kind of games.',
    vendor: 'A vendor of the kind that is pointed at.',
    badge: 'The mark of a vendor with hot games.',
  },
  states: { large: 'The menu has more than ten entries and is laid out in two columns.' },
  csp: { img: ['images'] },
} as const satisfies Declaration
