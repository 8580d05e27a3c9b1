import { launchGame, lotteryLobbies, type Input, type PrizeMode } from '@baize/contract'
import { route } from '../http/route.ts'
import { launchRoom } from './rooms.ts'
import { createLaunch } from './create-launch.ts'
import { playableGame } from './playable.ts'
import { Refusal } from '../http/refusal.ts'
import type { Context } from '../http/route.ts'
import { areas, lotteriesOf } from '../lottery/index.ts'
import type { Area } from '../lottery/index.ts'

/** A lobby opens where there is something to choose from. @throws Refusal GAME_NOT_FOUND */
async function lobbyOf({ area }: Area, prizeMode: PrizeMode, { deps }: Context) {
  if (!(await lotteriesOf(deps, prizeMode)).length) throw new Refusal('GAME_NOT_FOUND')
  return { gameCode: lotteryLobbies[area], game: null }
}

/**
 * Starts a lottery: the game that is named, or the lobby of its prize mode (LOTT-04, LOTT-05).
 * @throws Refusal BAD_REQUEST where a word of a lottery's launch is missing, and what the game is refused with
 */
async function launchLottery(input: Input<typeof launchGame>, ctx: Context) {
  const { lottoArea, launchMode, lottoPrizeMode, lottoGameCode, lottoView, language, backUrl } = input
  if (!lottoArea || !launchMode || !lottoPrizeMode || !lottoView) throw new Refusal('BAD_REQUEST')
  const area = areas[lottoPrizeMode]
  const { vassalage, gameType } = area
  const { gameCode, game } = lottoGameCode
    ? { gameCode: lottoGameCode, game: await playableGame({ vassalage, gameType, gameCode: lottoGameCode }, ctx) }
    : await lobbyOf(area, lottoPrizeMode, ctx)
  const launched = await createLaunch(ctx, { vassalage, gameType, gameCode, language, backUrl }, { lottoView })
  return { ...launched, game }
}

/** Starts a lottery, or where a kind of game is named one that people play against each other (GAME-24, LOTT-04). */
export const launchGameRoute = route(launchGame, (input, ctx) =>
  input.gameType === undefined ? launchLottery(input, ctx) : launchRoom(input, ctx),
)
