import { lotteryCategories, type LotteryMenu, type LotteryGroups, type PrizeMode } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { itemColumns, itemOf, ofVendor, game, vendor } from '../games/index.ts'
import { areas, type Area } from './areas.ts'
import { latestDraws, lotteriesNow } from './draws.ts'
import type { StudioGame } from './studio.ts'

/** The open games of an area as the catalogue has them, by their code: what it does not list cannot be launched. */
async function listed(db: Db, { vassalage, gameType }: Area, now: Date) {
  const rows = await db
    .select(itemColumns)
    .from(game)
    .innerJoin(vendor, ofVendor)
    .where(and(eq(game.vassalage, vassalage), eq(game.gameType, gameType), eq(game.container, false)))
  const open = rows.map(row => itemOf(row, now)).filter(({ state }) => state === 'open')
  return new Map(open.map(item => [item.gameCode, item]))
}

/** The latest draw; null where it is not known, which keeps nobody from playing (LOTT-15). */
const lastDraw = async (deps: Deps, lottery: StudioGame) =>
  (await latestDraws(deps, lottery).catch(() => []))[0] ?? null

/** The lotteries of a prize mode that can be played, in the studio's order. @throws Refusal LOTTERY_DOWN */
export async function lotteriesOf(deps: Deps, prizeMode: PrizeMode): Promise<LotteryMenu[]> {
  const area = areas[prizeMode]
  const [lotteries, items] = await Promise.all([lotteriesNow(deps), listed(deps.db, area, deps.clock.now())])
  const menus = lotteries.map(async (lottery): Promise<LotteryMenu | null> => {
    const item = lottery.area === area.area && items.get(lottery.gameCode)
    if (!item) return null
    const { gameCode, name, category, issue, closesAt, drawsAt } = lottery
    const { vassalage, gameType, nodeId, iconUrl: icon } = item
    const last = await lastDraw(deps, lottery)
    const draw = { issue, closesAt, nextDrawAt: drawsAt, last }
    return { gameCode, name, category, vassalage, gameType, nodeId, icon, ...draw }
  })
  return (await Promise.all(menus)).filter(menu => menu !== null)
}

const known: readonly string[] = lotteryCategories
/** Picture of a category; one without a picture of its own shows the default (LOTT-10, LOTT-11). */
const imageOf = (category: string): string =>
  known.includes(category) ? `/cdn/l/${category.toLowerCase()}.svg` : '/cdn/default.svg'

/** Games by category; a category without games is absent (LOTT-06). */
export function inGroups(games: readonly LotteryMenu[], now: Date): LotteryGroups {
  const serverTime = now.toISOString()
  const byCategory = Map.groupBy(games, ({ category }) => category)
  return Object.fromEntries(
    [...byCategory].map(([category, gameMenus]) => [category, { image: imageOf(category), serverTime, gameMenus }]),
  )
}
