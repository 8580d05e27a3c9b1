import type { Declaration } from '../../runtime/declare.ts'

export const popupHost = {
  tag: 'baize-popup-host',
  summary:
    'Shows a popup by its name, over everything on the page. A router sets `open`; without one the elements open it themselves.',
  since: '0.1',
  status: 'stable',
  props: {
    open: { type: 'string', values: ['login', 'register'], doc: 'Which popup is open; absent: none.' },
    withoutScrollLock: { type: 'boolean', doc: 'Leaves the scrolling of the page alone while a popup is open.' },
  },
  events: {
    'baize-close': { doc: 'The person closed a popup. Take `open` away.', detail: { name: 'string' } },
  },
  parts: { dialog: 'The dialog.' },
} as const satisfies Declaration
