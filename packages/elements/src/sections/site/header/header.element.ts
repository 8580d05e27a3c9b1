import type { Declaration } from '../../../runtime/declare.ts'

export const header = {
  tag: 'baize-header',
  summary: 'The head of a site: menu, logo, games with their vendors, search and the account, in one row.',
  since: '0.1',
  status: 'stable',
  props: {
    current: { type: 'string', doc: 'Path of the page that is open, which its menus mark.' },
    withoutPromotions: { type: 'boolean', doc: 'Leaves the promotions out of its menus.' },
  },
  events: {},
  slots: {
    menu: 'In place of the side menu.',
    logo: 'The sign of the site, beside the menu.',
    games: 'In place of the menu of games, which stands there from 1,200 px.',
    search: 'In place of the search for games.',
    '': 'Links of your own, before the account.',
    account: 'In place of the account bar.',
    end: 'At the end of the row.',
  },
  parts: { bar: 'The row.' },
} as const satisfies Declaration
