import type { Declaration } from '../../../runtime/declare.ts'

export const footer = {
  tag: 'baize-footer',
  summary: 'The foot of a site: vendors, help, age, safer play, languages and the licence of the operator.',
  since: '0.1',
  status: 'stable',
  props: {},
  events: {
    'baize-locale': {
      doc: 'A language was chosen, as BCP 47. Every element speaks it already; words of the page’s own are the page’s.',
      detail: { locale: 'string' },
    },
  },
  slots: {
    '': 'The licence of the operator, in their words.',
    copyright: 'Who holds the rights; absent: the year and the name of the site.',
  },
  parts: {
    vendor: 'The picture of a vendor.',
    link: 'A link to the help.',
    age: 'The mark of the age.',
    field: 'The list of languages.',
  },
  csp: { img: ['images'] },
} as const satisfies Declaration
