import { drawsShown, lotteryDraws, vnLotteryDraws, type LotteryDraw, type PrizeMode, day } from '@baize/contract'
import { ttlCache } from '../db/ttl-cache.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route, type Route } from '../http/route.ts'
import { lotterySources, vietnam } from './sources.ts'
import { askGames, askResults, type StudioGame } from './studio-lotteries.ts'

/**
 * Milliseconds that the studio's games are kept: short, because they say which draw is bet on now.
 */
const gamesTtl = 2000
/** Milliseconds that draws are kept at most; the next draw of their game ends it sooner. */
const drawsTtl = day

const games = ttlCache<StudioGame[]>(gamesTtl)
const draws = ttlCache<LotteryDraw[]>(drawsTtl)

/** Every lottery there is, as the studio told it a moment ago. @throws Refusal LOTTERY_DOWN */
export const lotteriesNow = (deps: Deps): Promise<StudioGame[]> => games.get(deps, 'games', () => askGames(deps))

/** Whether the newest of the draws is the one before that which is bet on now. */
const isComplete = ([newest]: readonly LotteryDraw[], { drawsAt, periodMs }: StudioGame): boolean =>
  newest !== undefined && Date.parse(newest.openTime) >= Date.parse(drawsAt) - periodMs

/**
 * The latest draws of a game, the newest first, kept until its next draw.
 * @throws Refusal LOTTERY_DOWN
 */
export async function latestDraws(deps: Deps, game: StudioGame): Promise<LotteryDraw[]> {
  const { gameCode } = game
  const read = async () => {
    const results = await askResults(deps, gameCode, drawsShown)
    return results.map(({ issue, openedAt, numbers }) => ({ issue, openTime: openedAt, numbers }))
  }
  const known = await draws.get(deps, gameCode, read)
  if (isComplete(known, game)) return known
  draws.forget(deps.db, gameCode)
  return draws.get(deps, gameCode, read)
}

async function drawsOf(deps: Deps, prizeMode: PrizeMode, gameCode: string, size: number) {
  const { area } = lotterySources[prizeMode]
  const lottery = (await lotteriesNow(deps)).find(game => game.area === area && game.gameCode === gameCode)
  if (!lottery) throw new Refusal('GAME_NOT_FOUND')
  return { list: (await latestDraws(deps, lottery)).slice(0, size) }
}

/** The draws of a lottery that have taken place. */
export const drawRoutes: Route[] = [
  route(vnLotteryDraws, ({ gameCode, size }, { deps }) => drawsOf(deps, vietnam, gameCode, size)),
  route(lotteryDraws, ({ gameCode, prizeMode, size }, { deps }) => drawsOf(deps, prizeMode, gameCode, size)),
]
