import type { Declaration } from '../../../runtime/declare.ts'

export const balance = {
  tag: 'baize-balance',
  summary: 'The balance of whoever is logged in, which can be hidden and asked for again.',
  since: '0.1',
  status: 'stable',
  props: {},
  events: {},
  parts: { balance: 'The balance.', toast: 'Why it could not be asked for.' },
  states: { empty: 'Nobody is logged in: nothing is drawn.' },
} as const satisfies Declaration
