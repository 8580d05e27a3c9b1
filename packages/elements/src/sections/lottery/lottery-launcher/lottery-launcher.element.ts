import { prizeModes } from '@baize/contract'
import { lotteryPages } from '../shared/modes.ts'
import { gameLaunch } from '../../../shared/games/declarations.ts'
import type { Declaration } from '../../../runtime/declare.ts'

export const lotteryLauncher = {
  tag: 'baize-lottery-launcher',
  summary: 'The lotteries of a prize mode by category: the next draw of each, its last numbers, and the way in.',
  since: '0.1',
  status: 'stable',
  props: {
    mode: {
      type: 'string',
      values: lotteryPages,
      doc: 'The launch page it stands for; names the prize mode it begins with.',
    },
    prizeMode: { type: 'string', values: prizeModes, doc: 'The prize mode it begins with, whatever the page.' },
    gameCode: { type: 'string', doc: 'Code of the game that is marked.' },
    heading: { type: 'string', doc: 'Title in place of its own.' },
    withoutTabs: { type: 'boolean', doc: 'Shows one prize mode, with no way to another.' },
  },
  events: {
    'baize-game-launch': {
      ...gameLaunch,
      doc: 'A lottery was chosen by somebody who may play it. Prevent it to start it yourself.',
      otherwise: 'Asks for the page of the lottery, as `baize-navigate`.',
    },
  },
  parts: {
    launcher: 'The launcher.',
    title: 'The title.',
    sight: 'The mark beside the title.',
    tabs: 'The choice of a prize mode.',
    group: 'The lotteries of a category.',
    game: 'A lottery.',
    empty: 'What stands there when there are none.',
    error: 'What stands there when they did not load.',
  },
  states: { loading: 'The lotteries are on their way.' },
  csp: { img: ['images'] },
} as const satisfies Declaration
