import type { Declaration } from '../../../runtime/declare.ts'

export const notFound = {
  tag: 'baize-not-found',
  summary: 'Says that there is no page at this address, and where to go from here.',
  since: '0.1',
  status: 'stable',
  props: {},
  events: {},
  slots: { '': 'Further ways on, under the links.' },
  parts: { title: 'The title.', text: 'The sentence under it.', link: 'A way on.' },
} as const satisfies Declaration
