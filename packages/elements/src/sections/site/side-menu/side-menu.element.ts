import type { Declaration } from '../../../runtime/declare.ts'

export const sideMenu = {
  tag: 'baize-side-menu',
  summary: 'A button, and behind it a drawer with the way to everything on the site, and the choice of a language.',
  since: '0.1',
  status: 'stable',
  props: {
    current: { type: 'string', doc: 'Path of the page one is on, which is marked.' },
    withoutPromotions: { type: 'boolean', doc: 'Leaves the promotions away, for a site that has no page of them.' },
  },
  events: {
    'baize-locale': {
      doc: 'A language was chosen, as BCP 47. Every element speaks it already; words of the page’s own are the page’s.',
      detail: { locale: 'string' },
    },
  },
  slots: { '': 'At the end of the drawer.' },
  parts: { button: 'The button.', dialog: 'The drawer.', link: 'An entry.', field: 'The choice of a language.' },
} as const satisfies Declaration
