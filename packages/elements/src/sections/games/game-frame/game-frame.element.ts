import { categories } from '@baize/contract'
import type { Declaration } from '../../../runtime/declare.ts'

export const gameFrame = {
  tag: 'baize-game-frame',
  summary: 'Starts a game and frames it, with a bar for its name, the balance, the result so far and the time.',
  since: '0.1',
  status: 'stable',
  props: {
    vendor: { type: 'string', doc: 'Code of the vendor.' },
    gameType: { type: 'string', doc: 'Kind of game.', values: categories },
    gameCode: { type: 'string', doc: 'Code of the game at its vendor.' },
    nodeId: { type: 'string', doc: 'Id of the game in the catalogue.' },
    roomId: { type: 'string', doc: 'Room of a game that people play against each other.' },
    selection: {
      type: 'string',
      doc: 'Fixture at which a book opens, and the outcome that it has on its slip: `<fixture>` or `<fixture>:<market>:<option>`.',
    },
  },
  events: {
    'baize-game-start': {
      doc: 'A game runs in the frame. The host may name its page by it.',
      detail: { name: 'string' },
    },
    'baize-game-end': {
      doc: 'A round has ended, as the game tells it. The wallet is the platform’s word, not this.',
      detail: { roundId: 'string' },
    },
  },
  parts: {
    bar: 'The bar above the game.',
    frame: 'The frame of the game.',
    error: 'What stands there when the game did not start.',
    empty: 'What stands there when there is no game to start.',
  },
  states: { loading: 'The game is on its way.', playing: 'A round is running.' },
  csp: { frame: ['games'], img: ['images'] },
} as const satisfies Declaration
