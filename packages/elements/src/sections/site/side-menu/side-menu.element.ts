import type { Declaration } from '../../../runtime/declare.ts'

export const sideMenu = {
  tag: 'baize-side-menu',
  summary:
    'A button, and behind it a drawer with the way to everything on the site, its apps, customer service and the choice of a language.',
  since: '0.1',
  status: 'stable',
  props: {
    layout: {
      type: 'string',
      doc: 'A button with a picture; an entry of a bar at the lower edge of a phone, a picture over its word; or a rail of 64 px for the edge of a wide page, which opens to the names of its entries.',
      values: ['button', 'entry', 'rail'],
    },
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
  parts: {
    button: 'The button.',
    dialog: 'The drawer.',
    rail: 'The rail.',
    link: 'An entry.',
    app: 'An app of the site, with its code.',
    code: 'The QR code of an app.',
    way: 'One way to customer service.',
    alert: 'Why a way to customer service did not open.',
    field: 'The choice of a language.',
  },
  states: { entry: 'It is an entry of a bar.', rail: 'It is a rail.' },
} as const satisfies Declaration
