import type { Declaration } from '../../../runtime/declare.ts'

export const agentDownlines = {
  tag: 'baize-agent-downlines',
  summary: 'Finds the accounts below an agent, level by level, and what can be done with each.',
  since: '0.1',
  status: 'stable',
  props: {
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {},
  parts: {
    title: 'The title over the content.',
    path: 'The way down to whose downline is shown.',
    form: 'The filters.',
    field: 'One filter with its label.',
    alert: 'What is wrong with the filters.',
    table: 'The accounts.',
    badge: 'The state of a contract.',
    menu: 'What can be done with an account.',
    pager: 'The way through the pages.',
    empty: 'Said in place of the accounts.',
    error: 'Said in place of the accounts where they did not load.',
    toast: 'Why something cannot be done.',
    dialog: 'The offer of a contract.',
  },
} as const satisfies Declaration
