import type { Declaration } from '../../../runtime/declare.ts'

export const inbox = {
  tag: 'baize-inbox',
  summary: 'Messages to a member and notices to all, with what is unread, to be read and deleted.',
  since: '0.1',
  status: 'stable',
  props: {
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {},
  parts: {
    title: 'The title over the content.',
    panel: 'Messages and notices together.',
    tabs: 'The choice between messages and notices.',
    list: 'The messages of a page.',
    row: 'One message of the list, which opens it.',
    message: 'The message that is open.',
    content: 'Its words.',
    pager: 'The way through them.',
    alert: 'What was refused.',
    dialog: 'The question before messages are deleted.',
    empty: 'Said in place of the content where there is none, and to whom it is not for.',
    error: 'Said in place of the content where it did not load.',
  },
} as const satisfies Declaration
