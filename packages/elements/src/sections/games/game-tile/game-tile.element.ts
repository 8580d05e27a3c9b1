import { categories } from '@baize/contract'
import { gameLaunch, tilesCsp } from '../../../shared/games/declarations.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const gameTile = {
  tag: 'baize-game-tile',
  summary: 'One game by itself: its picture, its words, a heart, and a click that starts it.',
  since: '0.1',
  status: 'stable',
  props: {
    vendor: { type: 'string', doc: 'Code of the vendor.' },
    gameType: { type: 'string', doc: 'Kind of game.', values: categories },
    gameCode: { type: 'string', doc: 'Code of the game at its vendor.' },
    shape: {
      type: 'string',
      doc: 'A poster of 3:4, a wide picture of 16:9, or a card with its words beside the picture. The kind of game decides where it is not given.',
      values: ['poster', 'wide', 'card'],
    },
  },
  events: { 'baize-game-launch': gameLaunch },
  parts: {
    tile: 'The game.',
    badge: 'HOT or NEW on the game.',
    error: 'What stands there when there is no such game, or it did not load.',
    dialog: 'The dialog that says why the game did not start.',
  },
  states: { loading: 'The game is on its way.', closed: 'The game is under maintenance.' },
  csp: tilesCsp,
} as const satisfies Declaration
