import type { Declaration } from '../../../runtime/declare.ts'

export const agentRegisterCentre = {
  tag: 'baize-agent-register-centre',
  summary: 'Opens accounts below an agent, and makes links by which people register there.',
  since: '0.1',
  status: 'stable',
  props: {
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {},
  parts: {
    title: 'The title over the content.',
    tabs: 'Opening an account, or links.',
    form: 'The form.',
    field: 'One field with its label.',
    alert: 'What was refused, or must be known.',
    table: 'The links.',
    badge: 'Whether a link works.',
    pager: 'The way through the links.',
    dialog: 'What a link is made with, its picture, or the question before it is deleted.',
    code: 'A link as a QR code.',
    empty: 'Said in place of the content.',
    error: 'Said in place of the links where they did not load.',
  },
} as const satisfies Declaration
