import type { Declaration } from '../../../runtime/declare.ts'

export const dialog = {
  tag: 'baize-dialog',
  summary: 'A message over the page, with a picture, words and buttons: what a host says in the look of the elements.',
  since: '0.1',
  status: 'stable',
  props: {
    options: {
      type: 'json',
      doc: 'What it says: `icon` (success, warning, info, error or confirm), `title`, `html`, `btn` (labels, or `{ label, action, kind }`), `class` (names for `::part`), `style` (custom properties that begin with `--baize-`), `cover` (false: the page stays in view), `timeOut` (milliseconds until it closes by itself). Absent: it is closed.',
    },
  },
  events: {
    'baize-answer': { doc: 'A button was pressed.', detail: { action: 'string' } },
    'baize-close': {
      doc: 'The person closed it, or its time is over. Take `options` away.',
      detail: { name: 'string' },
    },
  },
  parts: { dialog: 'The dialog, with the names of `class` besides.', content: 'Its words.' },
} as const satisfies Declaration
