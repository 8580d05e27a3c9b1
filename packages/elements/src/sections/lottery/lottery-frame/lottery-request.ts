import type { Input, launchGame, PrizeMode } from '@baize/contract'
import { modeOfGame } from '../shared/modes.ts'

/** The launch pages (LOTT-14). */
export const frameModes = ['LOTT', 'VN', 'SEA'] as const
export type FrameMode = (typeof frameModes)[number]

/** Prize mode of each page, where neither the address nor the game gives one (LOTT-13). */
const modeOf: Readonly<Record<FrameMode, PrizeMode>> = { LOTT: 'LOTT', VN: 'ZY', SEA: 'SEA' }

/** The page of each mode on the operator's own site (ROUTE-26 to ROUTE-28). */
const pageOf: Readonly<Record<FrameMode, string>> = { LOTT: '/lottery', VN: '/vnLottery', SEA: '/seaLottery' }

export interface LotteryRequest {
  mode?: FrameMode | undefined
  prizeMode?: PrizeMode | undefined
  gameCode?: string | undefined
}

/**
 * The launch of a request: the betting view of a game, or without one the lobby (LOTT-04, LOTT-05).
 */
export const launchOf = (
  { mode = 'LOTT', prizeMode, gameCode }: LotteryRequest,
  language: string,
  backUrl: string,
): Input<typeof launchGame> => ({
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode: prizeMode ?? modeOfGame(gameCode) ?? modeOf[mode],
  lottoGameCode: gameCode ?? '',
  lottoView: gameCode ? 'betting' : 'lobby',
  device: 'WEB',
  backUrl,
  language,
})

/** Where the same lottery is played on the operator's own site. */
export function pathOf({ mode = 'LOTT', prizeMode, gameCode }: LotteryRequest): string {
  const query = new URLSearchParams({ ...(gameCode && { gameCode }), ...(prizeMode && { prizeMode }) }).toString()
  return query ? `${pageOf[mode]}?${query}` : pageOf[mode]
}
