import {
  lotteryCategories,
  lotteryMenus,
  recentVnLotteries,
  vnLotteryMenus,
  type LotteryGroups,
  type LotteryMenu,
  type PrizeMode,
} from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { game, itemOf, recentIds, selectGames } from '../games/index.ts'
import { route, sessionOf, type Route } from '../http/route.ts'
import { latestDraws, lotteriesNow } from './latest-draws.ts'
import { lotterySources, vietnam, type LotterySource } from './sources.ts'
import type { StudioGame } from './studio-lotteries.ts'

/**
 * The open games of a source as the catalogue has them, by their code: a game that it does not list
 * cannot be launched.
 */
async function listedGames(db: Db, { vassalage, gameType }: LotterySource, now: Date) {
  const ofSource = and(eq(game.vassalage, vassalage), eq(game.gameType, gameType), eq(game.container, false))
  const items = (await selectGames(db, ofSource)).map(row => itemOf(row, now))
  return new Map(items.filter(({ state }) => state === 'open').map(item => [item.gameCode, item]))
}

/** The latest draw; null where it is not known, which stops nobody from playing (LOTT-15). */
const lastDraw = async (deps: Deps, lottery: StudioGame) =>
  (await latestDraws(deps, lottery).catch(() => []))[0] ?? null

/**
 * The lotteries of a prize mode that can be played, in the studio's order.
 * @throws Refusal LOTTERY_DOWN
 */
export async function lotteriesOf(deps: Deps, prizeMode: PrizeMode): Promise<LotteryMenu[]> {
  const source = lotterySources[prizeMode]
  const [lotteries, items] = await Promise.all([lotteriesNow(deps), listedGames(deps.db, source, deps.clock.now())])
  const menus = lotteries.map(async (lottery): Promise<LotteryMenu | null> => {
    const item = lottery.area === source.area && items.get(lottery.gameCode)
    if (!item) return null
    const { gameCode, name, category, issue, closesAt, drawsAt } = lottery
    const { vassalage, gameType, nodeId, iconUrl: icon } = item
    const last = await lastDraw(deps, lottery)
    const draw = { issue, closesAt, nextDrawAt: drawsAt, last }
    return { gameCode, name, category, vassalage, gameType, nodeId, icon, ...draw }
  })
  return (await Promise.all(menus)).filter(menu => menu !== null)
}

const picturedCategories: readonly string[] = lotteryCategories
/** Picture of a category; one without a picture of its own shows the default (LOTT-10, LOTT-11). */
const imageOf = (category: string): string =>
  picturedCategories.includes(category) ? `/cdn/l/${category.toLowerCase()}.svg` : '/cdn/default.svg'

/** Games by category; a category without games is absent (LOTT-06). */
async function groupsOf(deps: Deps, prizeMode: PrizeMode): Promise<LotteryGroups> {
  const games = await lotteriesOf(deps, prizeMode)
  const serverTime = deps.clock.now().toISOString()
  const byCategory = Map.groupBy(games, ({ category }) => category)
  return Object.fromEntries(
    [...byCategory].map(([category, gameMenus]) => [category, { image: imageOf(category), serverTime, gameMenus }]),
  )
}

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

/** The lotteries there are, by prize mode and category. */
export const menuRoutes: Route[] = [
  route(lotteryMenus, ({ prizeMode }, { deps }) => groupsOf(deps, prizeMode)),
  vnMenus,
  recent,
]
