import { gameLaunch } from '../../../shared/games/declarations.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const bottomBar = {
  tag: 'baize-bottom-bar',
  summary: 'The bar where thumbs are: home, games, the registration or the deposit, search and the menu.',
  since: '0.1',
  status: 'stable',
  props: {
    current: { type: 'string', doc: 'Path of the page that is open, which is marked.' },
    withoutPromotions: { type: 'boolean', doc: 'Leaves the promotions out of its menu.' },
  },
  events: {
    'baize-game-launch': { ...gameLaunch, doc: 'A game was found. Prevent it to start the game yourself.' },
    'baize-locale': { doc: 'A language was chosen in its menu, as BCP 47.', detail: { locale: 'string' } },
  },
  slots: { menu: 'At the end of the menu.' },
  parts: {
    nav: 'The bar.',
    link: 'An entry that leads to a page.',
    register: 'The way to an account.',
    deposit: 'The way to a real account, for a trial account that would pay in.',
  },
} as const satisfies Declaration
