import { categories } from '@baize/contract'
import { gameLaunch, gamesLoading, tilesCsp, gridParts } from '../../../shared/games/declarations.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const gamePopup = {
  tag: 'baize-game-popup',
  summary: 'The games of one vendor, as they open from the vendor’s tile; made for a popup, and at home on a page.',
  since: '0.1',
  status: 'stable',
  props: {
    category: { type: 'string', doc: 'Kind of games; live tables where it is not given.', values: categories },
    vendor: {
      type: 'string',
      doc: 'Code of the vendor, or ALL for every vendor of the category. Without it: the first of the category. One that nobody knows has no games.',
    },
  },
  events: {
    'baize-game-launch': gameLaunch,
  },
  parts: { title: 'The vendor’s name.', ...gridParts },
  states: gamesLoading,
  csp: tilesCsp,
} as const satisfies Declaration
