import type { Declaration } from '../../../runtime/declare.ts'

export const realAccountDialog = {
  tag: 'baize-real-account-dialog',
  summary: 'Tells a trial account that a real one is needed, and leads to it.',
  since: '0.1',
  status: 'stable',
  props: {
    icon: {
      type: 'string',
      values: ['warning', 'info'],
      doc: 'The sign beside the words: a warning where it is not given.',
    },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {
    'baize-logout': { doc: 'The trial session has ended.', detail: { expired: 'boolean?' } },
    'baize-cancel': { doc: 'The person stays with the trial account.', detail: {} },
  },
  parts: {
    panel: 'Title and words together.',
    title: 'The title over the words.',
    alert: 'The sign and the words.',
  },
} as const satisfies Declaration
