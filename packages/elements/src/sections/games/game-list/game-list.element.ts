import { categories, gameFilters } from '@baize/contract'
import { gameLaunch, gamesLoading, tilesCsp, gridParts } from '../../../shared/games/declarations.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const gameList = {
  tag: 'baize-game-list',
  summary: 'All games of a category: vendors, filters, a search, and a wall of tiles of any length.',
  since: '0.1',
  status: 'stable',
  props: {
    category: { type: 'string', doc: 'Kind of games; slots where it is not given.', values: categories },
    vendor: {
      type: 'string',
      doc: 'Code of the vendor whose games are shown, or `ALL`. One that is missing or unknown is the first of the category.',
    },
    filter: { type: 'string', doc: 'Which games; FAV and RECENT ask a visitor to log in.', values: gameFilters },
    shown: { type: 'number', doc: 'How many games have their place at first: 24 where it is not given.' },
    heading: { type: 'string', doc: 'Title in place of the category’s name.' },
    withoutBanner: { type: 'boolean', doc: 'Leaves the pictures over the list away.' },
  },
  events: {
    'baize-game-filter': {
      doc: 'What the list shows has changed. A router keeps it in the address; other pages need not listen.',
      detail: { category: 'string', vendor: 'string', filter: 'string', shown: 'number' },
    },
    'baize-game-launch': gameLaunch,
  },
  parts: {
    head: 'Title, count and search.',
    sight: 'The mark beside the title.',
    notice: 'What says that every vendor is under maintenance.',
    tabs: 'The vendors.',
    ...gridParts,
  },
  states: gamesLoading,
  csp: tilesCsp,
} as const satisfies Declaration
