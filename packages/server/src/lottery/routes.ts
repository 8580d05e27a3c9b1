import {
  lotteryDraws,
  lotteryMenus,
  recentVnLotteries,
  vnLotteryDraws,
  vnLotteryMenus,
  type PrizeMode,
} from '@baize/contract'
import type { Deps } from '../deps.ts'
import { recentIds } from '../games/index.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf, type Route } from '../http/route.ts'
import { areas } from './areas.ts'
import { latestDraws, lotteriesNow } from './draws.ts'
import { inGroups, lotteriesOf } from './menus.ts'

/** What the Vietnam lotteries are played in (LOTT-13). */
const vietnam: PrizeMode = 'ZY'

const groupsOf = async (deps: Deps, prizeMode: PrizeMode) =>
  inGroups(await lotteriesOf(deps, prizeMode), deps.clock.now())

const games = route(lotteryMenus, ({ prizeMode }, { deps }) => groupsOf(deps, prizeMode))

const vnMenus = route(vnLotteryMenus, async ({ prizeMode }, { deps }) =>
  prizeMode === vietnam ? groupsOf(deps, prizeMode) : {},
)

const recent = route(recentVnLotteries, async ({ prizeMode }, ctx) => {
  if (prizeMode !== vietnam) return { gameMenus: [] }
  const { db, clock } = ctx.deps
  const ids = await recentIds(db, sessionOf(ctx).playerId, clock.now())
  const byId = new Map((await lotteriesOf(ctx.deps, prizeMode)).map(menu => [menu.nodeId, menu]))
  return { gameMenus: ids.flatMap(id => byId.get(id) ?? []) }
})

async function drawsOf(deps: Deps, prizeMode: PrizeMode, gameCode: string, size: number) {
  const { area } = areas[prizeMode]
  const lottery = (await lotteriesNow(deps)).find(game => game.area === area && game.gameCode === gameCode)
  if (!lottery) throw new Refusal('GAME_NOT_FOUND')
  return { list: (await latestDraws(deps, lottery)).slice(0, size) }
}

const vnDraws = route(vnLotteryDraws, ({ gameCode, size }, { deps }) => drawsOf(deps, vietnam, gameCode, size))

const draws = route(lotteryDraws, ({ gameCode, prizeMode, size }, { deps }) => drawsOf(deps, prizeMode, gameCode, size))

/** The lotteries: what there is, and how it was drawn. */
export const lotteryRoutes: Route[] = [games, vnMenus, recent, vnDraws, draws]
