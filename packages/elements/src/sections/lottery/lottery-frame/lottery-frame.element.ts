import { prizeModes } from '@baize/contract'
import { frameModes } from './lottery-request.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const lotteryFrame = {
  tag: 'baize-lottery-frame',
  summary:
    'Starts a lottery, or the lobby of a prize mode, and frames it, with a bar for its name, the balance, the result so far and the time.',
  since: '0.1',
  status: 'stable',
  props: {
    mode: { type: 'string', values: frameModes, doc: 'The launch page: names the prize mode. LOTT where not given.' },
    prizeMode: {
      type: 'string',
      values: prizeModes,
      doc: 'The prize mode, whatever the page; absent: that of the lottery, else of the page.',
    },
    gameCode: { type: 'string', doc: 'Code of the lottery. Without it the lobby opens.' },
  },
  events: {
    'baize-game-end': {
      doc: 'A bet was settled, as the lottery tells it. The wallet is the platform’s word, not this.',
      detail: { roundId: 'string' },
    },
  },
  parts: {
    bar: 'The bar above the lottery.',
    frame: 'The frame of the lottery.',
    error: 'What stands there when it did not start.',
    empty: 'What stands there when there is no lottery to start.',
  },
  states: { loading: 'The lottery is on its way.' },
  csp: { frame: ['games'] },
} as const satisfies Declaration
