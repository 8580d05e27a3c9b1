import type { Input, Endpoints } from '@baize/contract'

const device = 'WEB' as const
const gameCode = 'hanoi-draw'

/** The input of a launch of a Vietnam lottery. */
export const lotteryLaunch = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode: 'ZY',
  lottoGameCode: gameCode,
  lottoView: 'betting',
  device,
  language: 'EN',
} as const satisfies Input<Endpoints['launchGame']>

/** Of the endpoints about lotteries, for a platform with its studio beside it. */
export const lotteryCalls = {
  launchGame: lotteryLaunch,
  roomList: { vassalage: 'ARENA', gameCode: 'thirteen', language: 'EN' },
  lotteryMenus: { prizeMode: 'LOTT', language: 'EN' },
  vnLotteryMenus: { prizeMode: 'ZY', device, language: 'EN' },
  recentVnLotteries: { prizeMode: 'ZY', device },
  vnLotteryDraws: { gameCode, size: 10 },
  lotteryDraws: { gameCode: 'five-digits', prizeMode: 'LOTT', size: 10 },
} as const
