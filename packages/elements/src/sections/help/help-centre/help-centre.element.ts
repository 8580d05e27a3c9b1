import type { Declaration } from '../../../runtime/declare.ts'

export const helpCentre = {
  tag: 'baize-help-centre',
  summary: 'The help of the site: articles by chapter, with a search through titles and words.',
  since: '0.1',
  status: 'stable',
  props: {
    article: {
      type: 'string',
      doc: 'Which article is open, by its name or anchor; absent, or not there: the first, on a phone none.',
    },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {
    'baize-article': {
      doc: 'An article was opened, by its anchor, or on a phone the list again, with an empty one.',
      detail: { article: 'string', title: 'string' },
    },
  },
  parts: {
    title: 'The title over all.',
    menu: 'The chapters.',
    article: 'The article that is open.',
    content: 'Its words.',
    field: 'The search.',
    empty: 'Said where there is nothing.',
    error: 'Said where the help did not load.',
  },
} as const satisfies Declaration
