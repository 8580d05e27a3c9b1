import { launchGame, lotteryLobbies } from '@baize/contract'
import { mintLaunch } from '../games/mint.ts'
import { playableGame } from '../games/playable.ts'
import { Refusal } from '../http/refusal.ts'
import { route, type Context } from '../http/route.ts'
import { areas, type Area } from './areas.ts'
import { lotteriesOf } from './menus.ts'

/** A lobby opens where there is something to choose from. @throws Refusal GAME_NOT_FOUND */
async function lobbyOf({ area }: Area, prizeMode: keyof typeof areas, { deps }: Context) {
  if (!(await lotteriesOf(deps, prizeMode)).length) throw new Refusal('GAME_NOT_FOUND')
  return { gameCode: lotteryLobbies[area], game: null }
}

/** Starts a lottery: the game that is named, or the lobby of its prize mode (LOTT-04, LOTT-05). */
export const launchLotteryRoute = route(launchGame, async (input, ctx) => {
  const { lottoPrizeMode, lottoGameCode, lottoView, language, backUrl } = input
  const area = areas[lottoPrizeMode]
  const { vassalage, gameType } = area
  const { gameCode, game } = lottoGameCode
    ? { gameCode: lottoGameCode, game: await playableGame({ vassalage, gameType, gameCode: lottoGameCode }, ctx) }
    : await lobbyOf(area, lottoPrizeMode, ctx)
  const launched = await mintLaunch(ctx, { vassalage, gameType, gameCode, language, backUrl }, { lottoView })
  return { ...launched, game }
})
