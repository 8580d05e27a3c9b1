import type { Declaration } from '../../../runtime/declare.ts'
import { pageKeys } from '../shared/page-keys.ts'

export const memberCentre = {
  tag: 'baize-member-centre',
  summary: 'The pages of a member: a menu and the page that was chosen.',
  since: '0.1',
  status: 'experimental',
  props: {
    page: {
      type: 'string',
      values: pageKeys,
      doc: 'Which page is open; absent, or not offered: the first there is.',
    },
  },
  events: {
    'baize-page': { doc: 'A page was chosen in the menu.', detail: { page: 'string' } },
  },
  slots: { logo: 'Stands over the menu.' },
  parts: {
    menu: 'The menu.',
    field: 'The menu where there is little room.',
    title: 'The title of the page.',
    page: 'The page.',
    empty: 'Said in place of the page to whom it is not for.',
  },
  vars: {
    '--baize-rail': 'Ground of the menu.',
    '--baize-rail-text': 'Text on it.',
    '--baize-rail-muted': 'Quiet text on it.',
    '--baize-rail-on': 'Ground of the chosen entry.',
    '--baize-rail-line': 'Lines on it.',
  },
} as const satisfies Declaration
