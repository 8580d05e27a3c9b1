import { decimals, fromMinor, lotteryAreaOf } from '@baize/contract'
import { palettes } from '@baize/art'
import type { Deps } from '../deps.ts'
import { lotteryRules } from '../lottery/rules.ts'
import { openSession } from '../rounds/open.ts'
import { themeOf } from '../themes/theme.ts'
import { Trouble } from '../trouble.ts'
import { gamesView } from './view.ts'

/** How each game of an area looks. */
function look(gameCode: string) {
  const { name, palette, frame, emblem } = themeOf(gameCode)
  return { gameCode, name, palette, emblem, colours: { room: palettes[palette], frame: palettes[frame] } }
}

/**
 * Everything that the page of a lottery needs to begin: the session is of an area, and may bet on every game of it.
 * @throws Trouble LAUNCH_CODE_INVALID, OPERATOR_DOWN, NOT_FOUND where the code is no lottery's
 */
export async function startLottery(deps: Deps, launch: { code: string; gameCode: string }) {
  const area = lotteryAreaOf(launch.gameCode)
  if (!area) throw new Trouble('NOT_FOUND')
  const { token, session, balance } = await openSession(deps, { launchCode: launch.code, gameCode: launch.gameCode })
  const { currency, symbol, hostOrigin, lobbyUrl, gameCode } = session
  const { now, games } = gamesView(deps, area)
  return {
    area,
    token,
    gameCode,
    balance,
    currency,
    symbol,
    hostOrigin,
    lobbyUrl,
    stakes: lotteryRules.ssc.stakes(decimals(currency)).map(stake => fromMinor(stake, currency)),
    now,
    games: games.map(game => ({ ...game, look: look(game.gameCode) })),
  }
}
/** The answer to a lottery's page that starts. */
export type LotteryStart = Awaited<ReturnType<typeof startLottery>>
