import type { Declaration } from '../../../runtime/declare.ts'

export const restrictedPage = {
  tag: 'baize-restricted-page',
  summary:
    'Says that the site may not be used where the visitor is, with their address; draws nothing where it may be used.',
  since: '0.1',
  status: 'stable',
  props: {},
  events: {},
  slots: { logo: 'Stands over the title.' },
  parts: {
    page: 'The whole page.',
    title: 'Its title.',
    text: 'Why the site is closed.',
    facts: 'The address and country of the visitor.',
    field: 'The address, with a button that copies it.',
    retry: 'Asks the platform again.',
  },
  states: { empty: 'The site may be used here, and nothing is drawn.' },
} as const satisfies Declaration
