import { categories } from '@baize/contract'
import { gameLaunch } from '../../../shared/games/declarations.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const gameCentre = {
  tag: 'baize-game-centre',
  summary: 'The vendors of a category as cards; one click leads into what a vendor offers.',
  since: '0.1',
  status: 'stable',
  props: {
    category: { type: 'string', doc: 'Kind of games; sports where it is not given.', values: categories },
    heading: { type: 'string', doc: 'Title in place of the category’s name.' },
    withoutBanner: { type: 'boolean', doc: 'Leaves the pictures over the cards away.' },
    layout: {
      type: 'string',
      doc: 'A page of its own, or small cards under a small title without pictures, for a page that leads with something else of the category. A page where it is not given.',
      values: ['page', 'row'],
    },
  },
  events: {
    'baize-game-launch': {
      ...gameLaunch,
      doc: 'A vendor was chosen by somebody who may start what it offers. Prevent it to start it yourself.',
    },
  },
  parts: {
    sight: 'The mark beside the title.',
    notice: 'What says that every vendor is under maintenance.',
    tile: 'A vendor.',
    badge: 'HOT or NEW on a vendor.',
    empty: 'What stands there when the category has no vendors.',
    error: 'What stands there when the vendors did not load.',
    dialog: 'The dialog that says why a game did not start.',
  },
  states: { loading: 'The vendors are on their way.' },
  csp: { img: ['images'], frame: [] },
} as const satisfies Declaration
