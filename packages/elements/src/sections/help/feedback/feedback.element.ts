import type { Declaration } from '../../../runtime/declare.ts'

export const feedback = {
  tag: 'baize-feedback',
  summary: 'Sends feedback to the staff of the site, and shows a member what they have answered.',
  since: '0.1',
  status: 'stable',
  props: {
    topic: {
      type: 'string',
      values: ['deposit', 'withdrawal', 'game', 'service', 'agent', 'other'],
      doc: 'What it is about at first; absent: the person chooses.',
    },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {
    'baize-feedback': { doc: 'It was received, under this number.', detail: { feedbackNo: 'string' } },
    'baize-cancel': { doc: 'The thanks were closed: nothing is left to do here.', detail: {} },
  },
  parts: {
    panel: 'Title, form and list together.',
    title: 'The title.',
    form: 'The form.',
    field: 'One field of it.',
    sent: 'One message that was sent.',
    badge: 'Whether it is answered.',
    dialog: 'The thanks.',
    error: 'Said where the form did not load.',
  },
  csp: { img: ['data'] },
} as const satisfies Declaration
