import type { Declaration } from '../../../runtime/declare.ts'

export const loadPopup = {
  tag: 'baize-load-popup',
  summary:
    'Shows what the operator tells everybody who opens the site: one popup at a time, each to its audience. A member of whose withdrawal a part waits is asked whether it has arrived.',
  since: '0.1',
  status: 'experimental',
  props: {
    paused: {
      type: 'boolean',
      doc: 'Shows nothing for now: set it while the page shows a form, a game or a popup of its own.',
    },
    withoutScrollLock: { type: 'boolean', doc: 'Leaves the scrolling of the page alone while a popup is open.' },
  },
  events: {},
  parts: {
    dialog: 'The dialog.',
    picture: 'The picture of the popup.',
    content: 'Its words.',
    checkbox: 'The box by which it is not shown again.',
  },
  states: { empty: 'The operator has nothing to tell.' },
  csp: { img: ['images'] },
} as const satisfies Declaration
