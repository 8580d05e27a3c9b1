import type { Declaration } from '../runtime/declare.ts'

export const scope = {
  tag: 'baize-scope',
  summary: 'Gives the elements inside it an operator of their own: configuration, session and language.',
  since: '0.1',
  status: 'stable',
  props: {
    api: { type: 'string', doc: "Address of the operator's API." },
    merchant: { type: 'string', doc: "The operator's merchant code." },
    siteKey: { type: 'string', doc: 'Public key of the site.' },
  },
  events: {},
  slots: { '': 'Anything of the page, with elements of ours in it.' },
} as const satisfies Declaration
