import type { Declaration } from '../../../runtime/declare.ts'

export const withdrawConfirmation = {
  tag: 'baize-withdraw-confirmation',
  summary: 'Shows the parts of a withdrawal, and takes the answer whether one has arrived.',
  since: '0.1',
  status: 'experimental',
  props: {
    orderNo: {
      type: 'string',
      doc: 'Number of the withdrawal; absent: the one of which a part waits for an answer.',
    },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {
    'baize-withdrawal': {
      doc: 'A part was answered.',
      detail: { orderNo: 'string', state: 'string' },
    },
  },
  parts: {
    panel: 'The withdrawal and what stands beside it.',
    title: 'The title over the content.',
    sums: 'What has arrived, waits for an answer and remains.',
    parts: 'The parts of the withdrawal.',
    form: 'The answer.',
    field: 'One field with its label.',
    proofs: 'Pictures that show that a part has not arrived.',
    alert: 'What was refused, or is to be known.',
    window: 'Until when it can be answered, beside the form.',
    badge: 'How a part stands.',
    dialog: 'The question before a withdrawal is closed as fully paid.',
    empty: 'Said in place of the content where nothing waits for an answer.',
    error: 'Said in place of the content where it did not load.',
  },
} as const satisfies Declaration
