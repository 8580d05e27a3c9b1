import type { Declaration } from '../../../runtime/declare.ts'

export const appDownload = {
  tag: 'baize-app-download',
  summary:
    'The apps of the site: a button for the phone one holds, QR codes for the others, and how each is installed.',
  since: '0.1',
  status: 'stable',
  props: {
    system: {
      type: 'string',
      doc: 'Whose guide is open first; without it that of the phone in the visitor’s hand.',
      values: ['IOS', 'ANDROID'],
    },
    withoutHeading: { type: 'boolean', doc: 'Leaves out the title, for a page that has one.' },
  },
  events: {},
  parts: {
    panel: 'Title and content together.',
    title: 'The title.',
    download: 'The button for the phone in the visitor’s hand.',
    app: 'An app with its code.',
    code: 'The QR code of an app.',
    tabs: 'The choice between the guides.',
    step: 'A step of an installation.',
    empty: 'What stands there where the site has no app.',
  },
  csp: { img: ['images'] },
} as const satisfies Declaration
