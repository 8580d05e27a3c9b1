import { categories } from '@baize/contract'
import type { Declaration } from '../../runtime/declare.ts'

export const gamePopup = {
  tag: 'baize-game-popup',
  summary: 'The games of one vendor, as they open from the vendor’s tile; made for a popup, and at home on a page.',
  since: '0.2',
  status: 'stable',
  props: {
    category: { type: 'string', doc: 'Kind of games; live tables where it is not given.', values: categories },
    vendor: {
      type: 'string',
      doc: 'Code of the vendor. Without it, or where nobody knows it: the first of the category.',
    },
  },
  events: {
    'baize-game-launch': {
      doc: 'A game was chosen by somebody who may start it. Prevent it to start the game yourself.',
      detail: { nodeId: 'string', vendor: 'string', gameType: 'string', gameCode: 'string' },
      cancelable: true,
    },
  },
  parts: {
    title: 'The vendor’s name.',
    filters: 'The filters.',
    track: 'The wall of tiles.',
    tile: 'A game.',
    badge: 'HOT or NEW on a game.',
    empty: 'What stands there when nothing was found.',
    error: 'What stands there when the games did not load.',
    dialog: 'The dialog that says why a game did not start.',
  },
  states: { loading: 'The first games are on their way.' },
  csp: { img: ['images'], frame: [] },
  texts: 'game',
} as const satisfies Declaration
