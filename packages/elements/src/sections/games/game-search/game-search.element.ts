import { categories } from '@baize/contract'
import { gameLaunch } from '../../../shared/games/declarations.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const gameSearch = {
  tag: 'baize-game-search',
  summary: 'Finds any game as one types: by its name, its vendor or its kind, accents and one typo forgiven.',
  since: '0.1',
  status: 'stable',
  props: {
    layout: {
      type: 'string',
      doc: 'A field, or an entry of a bar at the lower edge of a phone, a picture over its word.',
      values: ['field', 'entry'],
    },
    category: {
      type: 'string',
      doc: 'Kind of games that it begins with; the person may change it.',
      values: categories,
    },
    vendor: { type: 'string', doc: 'Code of the vendor that it begins with; the person may change it.' },
  },
  events: {
    'baize-game-launch': gameLaunch,
  },
  parts: {
    trigger: 'The button that opens the search; a picture alone where it is narrow.',
    dialog: 'The search, or what says why a game did not start.',
    field: 'Where one types.',
    option: 'A game, or a search made before.',
    empty: 'What stands there when nothing was found.',
    error: 'What stands there when the platform could not be asked.',
  },
  csp: { img: ['images'], frame: [] },
} as const satisfies Declaration
