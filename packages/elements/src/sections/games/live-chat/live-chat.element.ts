import type { Declaration } from '../../../runtime/declare.ts'

export const liveChat = {
  tag: 'baize-live-chat',
  summary: 'Live models to chat with, and the way into their rooms.',
  since: '0.1',
  status: 'stable',
  props: {
    layout: { type: 'string', doc: 'The models, or only a button that leads to them.', values: ['grid', 'button'] },
    opens: {
      type: 'string',
      doc: 'Where a room opens. Without it in a frame on the operator’s own site, and in a tab on every other page.',
      values: ['frame', 'tab'],
    },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title.' },
  },
  events: {
    'baize-chat-launch': {
      doc: 'A person of age wants to chat with a model. Prevented, nothing is opened.',
      detail: { modelId: 'string' },
      cancelable: true,
      otherwise: 'Opens the room, in a frame or a tab as `opens` says.',
    },
  },
  parts: {
    notice: 'What says that nobody is online.',
    title: 'The title over the models.',
    filters: 'The row of filters.',
    field: 'One filter with its label.',
    card: 'A model.',
    button: 'The button that leads to the models.',
    badge: 'The mark of a model who is online.',
    dialog: 'What opens over the page.',
    frame: 'The frame of a room.',
    alert: 'Why a room did not open.',
    pager: 'The way through the models.',
    empty: 'Said in place of models where there are none.',
    error: 'Said in place of models where they did not load.',
  },
  states: {
    loading: 'The models are on their way.',
    offered: 'The site has a live chat.',
  },
  csp: { frame: ['api'], img: ['images'] },
} as const satisfies Declaration
