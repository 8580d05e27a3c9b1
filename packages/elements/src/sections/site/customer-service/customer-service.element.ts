import type { Declaration } from '../../../runtime/declare.ts'

export const customerService = {
  tag: 'baize-customer-service',
  summary: 'The ways to customer service: a live chat, up to three apps for messages, a social network.',
  since: '0.1',
  status: 'stable',
  props: {
    layout: {
      type: 'string',
      doc: 'A list with a title, or buttons alone for a page that says what has happened. Absent: the list.',
      values: ['list', 'buttons'],
    },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title of the list.' },
  },
  events: {},
  parts: {
    title: 'The title over the list.',
    way: 'One way to customer service.',
    alert: 'Why a way did not open.',
    empty: 'Said where the site has no customer service.',
    error: 'Said where the ways did not load.',
  },
  states: { empty: 'The site has no customer service.' },
} as const satisfies Declaration
