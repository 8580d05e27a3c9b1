import type { Declaration } from '../../../runtime/declare.ts'

export const contractPopup = {
  tag: 'baize-contract-popup',
  summary:
    'Contracts of an agent: those that wait for an answer, to accept or reject, and all others with their terms.',
  since: '0.1',
  status: 'stable',
  props: {},
  events: {
    'baize-contract': {
      doc: 'A request was answered. `state` is what the contract then is.',
      detail: {
        contractId: 'string',
        kind: 'string',
        requestType: 'string',
        decision: 'string',
        state: 'string',
      },
    },
    'baize-cancel': { doc: 'The person decides later, or is done.', detail: {} },
  },
  parts: {
    title: 'The title over a request.',
    tabs: 'The kinds of which something waits.',
    facts: 'What a request is about.',
    contracts: 'Every offer and contract, whatever became of it.',
    contract: 'One of them.',
    pager: 'The way through them.',
    tiers: 'From when a contract pays which rate.',
    badge: 'The state of a request, and what changes in a tier.',
    alert: 'What stands in the way, and how a request ended.',
    form: 'The answer.',
    field: 'One field of the answer.',
    checkbox: 'The consent to what ends below.',
    empty: 'Said where nothing waits.',
    error: 'Said where the requests did not load.',
  },
} as const satisfies Declaration
