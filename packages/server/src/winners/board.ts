/**
 * The boards of winners. A win counts where its round was really played in the site's currency, is
 * closed and paid more than twice its stake (WIN-09, WIN-10): what comes back of a stake is no win,
 * and one that doubles it is not worth a row; no play money and no invented names. The amount is
 * what the round paid, as its player saw it.
 */
import { fromMinor, limits, rankList, winnersList, day } from '@baize/contract'
import type { Category, Winner, WinPeriod } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { pictureOf } from '../games/index.ts'
import { maskName } from '../text/mask.ts'
import { route } from '../http/route.ts'
import type { Route } from '../http/route.ts'
import { ttlCache } from '../db/ttl-cache.ts'
import { readSetting } from '../db/settings.ts'
import { siteSetting } from '../system/index.ts'

/**
 * Days between the first day of a period and today, in the site's calendar. A week begins on
 * Monday.
 */
const daysBack: Readonly<Record<WinPeriod, (today: Date) => number>> = {
  TODAY: () => 0,
  WEEK: today => (today.getUTCDay() + 6) % 7,
  MONTH: today => today.getUTCDate() - 1,
}

/**
 * The moment at which a period began in the site's own calendar.
 * @param gmtOffset - such as `+07:00`
 */
export function periodBegin(period: WinPeriod, now: Date, gmtOffset: string): Date {
  const offset = Date.parse(`1970-01-01T00:00:00Z`) - Date.parse(`1970-01-01T00:00:00${gmtOffset}`)
  const localNow = now.getTime() + offset
  const today = localNow - (((localNow % day) + day) % day)
  return new Date(today - daysBack[period](new Date(today)) * day - offset)
}

interface Board {
  list: Winner[]
  asOf: string
}

/** A win as the database has it. */
interface WinRow extends Record<string, unknown> {
  account: string
  win: string
  bet: string
  currency: string
  round_id: string
  closed_at: Date | string
  vassalage: string
  game_type: Category
  game_code: string
  node_id: string
  name: string
  display_name: string
}

const week = 7 * day
/** A win of a board paid more than so many times its stake. */
const winsAbove = 2
type BoardOrder = keyof typeof orders
const orders = { latest: sql`r.closed_at desc`, biggest: sql`r.win desc, r.closed_at desc` } as const

const winner = (row: WinRow): Winner => ({
  customerName: maskName(row.account),
  winAmount: fromMinor(BigInt(row.win), row.currency),
  stake: fromMinor(BigInt(row.bet), row.currency),
  currency: row.currency,
  iconUrl: pictureOf(row.node_id, 's'),
  roundId: row.round_id,
  wonAt: new Date(row.closed_at).toISOString(),
  game: {
    vassalage: row.vassalage,
    gameType: row.game_type,
    gameCode: row.game_code,
    nodeId: row.node_id,
    name: row.name,
    displayName: row.display_name,
  },
})

interface BoardQuery {
  order: BoardOrder
  category: Category | 'ALL'
  since: Date
}

/**
 * The first wins of a board since a moment, twenty at most. Which wins count is said at the head of
 * this file; that they are gains is said apart, as the index of gains has it.
 */
async function readBoard({ db, clock, config }: Deps, { order, category, since }: BoardQuery): Promise<Board> {
  const { rows } = await db.execute<WinRow>(sql`
    select p.account, r.win::text as win, r.bet::text as bet, r.currency, r.round_id, r.closed_at,
      r.vassalage, r.game_type, r.game_code, g.node_id, g.name, v.display_name
    from game_round r
    join player p on p.id = r.player_id
    join game g on g.vassalage = r.vassalage and g.game_code = r.game_code
    join vendor v on v.vassalage = g.vassalage and v.game_type = g.game_type
    where r.win > r.bet and r.win > ${winsAbove} * r.bet and r.state = 'closed' and r.currency = ${config.currency}
      and r.closed_at >= ${since.toISOString()}::timestamptz and (${category} = 'ALL' or r.game_type = ${category})
    order by ${orders[order]} limit ${limits.winners}`)
  return { list: rows.map(winner), asOf: clock.now().toISOString() }
}

/**
 * Boards are kept for a second: of a thousand pages that call at once, one reads the database, and
 * a player who has just won finds the round.
 */
const boards = ttlCache<Board>(1000)

/**
 * The latest wins, and the biggest of the last seven days: one call answers a whole board (WIN-03).
 */
const ranks = route(rankList, async ({ gameCategory: category, limitNum, view }, { deps }) => {
  const read = (order: BoardOrder) => {
    const since = new Date(order === 'biggest' ? deps.clock.now().getTime() - week : 0)
    return boards.get(deps, `${order} ${category}`, () => readBoard(deps, { order, category, since }))
  }
  const { list, asOf } = await read(view ?? 'latest')
  const biggest = view ? undefined : (await read('biggest')).list.slice(0, Math.min(limitNum, limits.biggestWins))
  return { list: list.slice(0, limitNum), ...(biggest && { biggest }), asOf }
})

/** The biggest wins of a period. */
const winners = route(winnersList, ({ period, gameCategory: category }, { deps }) =>
  boards.get(deps, `${period} ${category}`, async () => {
    const { gmtOffset } = await readSetting(deps, siteSetting)
    const since = periodBegin(period, deps.clock.now(), gmtOffset)
    return readBoard(deps, { order: 'biggest', category, since })
  }),
)

export const winnerRoutes: Route[] = [ranks, winners]
