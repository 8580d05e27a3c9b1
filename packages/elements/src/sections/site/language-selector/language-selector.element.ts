import type { Declaration } from '../../../runtime/declare.ts'

export const languageSelector = {
  tag: 'baize-language-selector',
  summary: 'The languages of the site, each by its own name; a choice reaches every element on the page.',
  since: '0.1',
  status: 'stable',
  props: {},
  events: {
    'baize-locale': {
      doc: 'A language was chosen, as BCP 47. Every element speaks it already; words of the page’s own are the page’s.',
      detail: { locale: 'string' },
    },
  },
  parts: { field: 'The list with its label.' },
} as const satisfies Declaration
