import type { Declaration } from '../../../runtime/declare.ts'

export const promotions = {
  tag: 'baize-promotions',
  summary: 'The promotions that run now, as cards: picture, title, period, text, and where each leads.',
  since: '0.1',
  status: 'experimental',
  props: {
    promotion: { type: 'string', doc: 'Id of a promotion that is brought into view and marked.' },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {},
  parts: {
    title: 'The title over the cards.',
    sight: 'The mark beside the title.',
    promotion: 'One promotion.',
    content: 'Its words.',
    empty: 'Said where there is none.',
    error: 'Said where the promotions did not load.',
  },
  csp: { img: ['images'] },
} as const satisfies Declaration
