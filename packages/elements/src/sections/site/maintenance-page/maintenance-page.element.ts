import type { Declaration } from '../../../runtime/declare.ts'

export const maintenancePage = {
  tag: 'baize-maintenance-page',
  summary:
    'Says that the site is under maintenance, until when, and where customer service is; draws nothing while the site is open.',
  since: '0.1',
  status: 'stable',
  props: {},
  events: {},
  slots: { logo: 'Stands over the title.' },
  parts: {
    page: 'The whole page.',
    title: 'Its title.',
    text: 'What staff say of the maintenance.',
    facts: 'When it begins and ends.',
  },
  states: { empty: 'The site is not under maintenance, and nothing is drawn.' },
} as const satisfies Declaration
