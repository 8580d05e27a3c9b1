import { popups, type PopupName } from '@baize/contract'
import type { Declaration } from '../../../runtime/declare.ts'

const names = Object.keys(popups) as PopupName[]

export const popupHost = {
  tag: 'baize-popup-host',
  summary:
    'Shows a popup by its name, over everything on the page. A router sets `open`; without one the elements open it themselves.',
  since: '0.1',
  status: 'stable',
  props: {
    open: { type: 'string', values: names, doc: 'Which popup is open; absent: none.' },
    detail: {
      type: 'json',
      doc: 'What `baize-open` carried, for the popup that opens. Set it as a property, before `open`.',
    },
    withoutScrollLock: { type: 'boolean', doc: 'Leaves the scrolling of the page alone while a popup is open.' },
  },
  events: {
    'baize-close': { doc: 'The person closed a popup. Take `open` away.', detail: { name: 'string' } },
  },
  parts: { dialog: 'The dialog.' },
} as const satisfies Declaration
