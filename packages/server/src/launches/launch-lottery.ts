import { lotteryLobbies } from '@baize/contract'
import type { Input, launchGame, PrizeMode } from '@baize/contract'
import { Refusal } from '../http/refusal.ts'
import type { Context } from '../http/route.ts'
import { lotteriesOf, lotterySources } from '../lottery/index.ts'
import type { LotterySource } from '../lottery/index.ts'
import { createLaunch } from './create-launch.ts'
import { playableGame } from './playable.ts'

/** The lobby of a prize mode. @throws Refusal GAME_NOT_FOUND where it has no game to choose from */
async function lobbyOf({ area }: LotterySource, prizeMode: PrizeMode, { deps }: Context) {
  if (!(await lotteriesOf(deps, prizeMode)).length) throw new Refusal('GAME_NOT_FOUND')
  return { gameCode: lotteryLobbies[area], game: null }
}

/**
 * Starts a lottery: the game that is named, or the lobby of its prize mode (LOTT-04, LOTT-05).
 * @throws Refusal BAD_REQUEST where an input of a lottery's launch is missing, GAME_NOT_FOUND,
 *   GAME_MAINTENANCE, LOTTERY_DOWN
 */
export async function launchLottery(input: Input<typeof launchGame>, ctx: Context) {
  const { lottoArea, launchMode, lottoPrizeMode, lottoGameCode, lottoView, language, backUrl } = input
  if (!lottoArea || !launchMode || !lottoPrizeMode || !lottoView) throw new Refusal('BAD_REQUEST')
  const source = lotterySources[lottoPrizeMode]
  const { vassalage, gameType } = source
  const { gameCode, game } = lottoGameCode
    ? { gameCode: lottoGameCode, game: await playableGame({ vassalage, gameType, gameCode: lottoGameCode }, ctx) }
    : await lobbyOf(source, lottoPrizeMode, ctx)
  const launched = await createLaunch(ctx, { vassalage, gameType, gameCode, language, backUrl }, { lottoView })
  return { ...launched, game }
}
