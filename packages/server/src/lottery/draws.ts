import { drawsShown, type LotteryDraw } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { ttlCache } from '../db/ttl-cache.ts'
import { askGames, askResults, type StudioGame } from './studio.ts'

/** Milliseconds: a moment for what counts down; draws until the next one, and never longer than a day. */
const moment = 2000
const day = 86_400_000

const games = ttlCache<StudioGame[]>(moment)
const draws = ttlCache<LotteryDraw[]>(day)

/** Every lottery there is, as the studio told it a moment ago. @throws Refusal LOTTERY_DOWN */
export const lotteriesNow = (deps: Deps): Promise<StudioGame[]> => games.get(deps, 'games', () => askGames(deps))

/** Whether the newest of the draws is the one before that which is bet on now. */
const isComplete = ([newest]: readonly LotteryDraw[], { drawsAt, periodMs }: StudioGame): boolean =>
  newest !== undefined && Date.parse(newest.openTime) >= Date.parse(drawsAt) - periodMs

/** The latest draws of a game, the newest first. Kept until the next draw. @throws Refusal LOTTERY_DOWN */
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
