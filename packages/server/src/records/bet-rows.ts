import { fromMinor } from '@baize/contract'
import type { BetRecord, BetStatus, Category } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { amountsOf, isSettled } from './bet-amounts.ts'
import type { BetSum } from './bet-totals.ts'
import { pictureOf } from '../games/index.ts'
import { nameOfGame } from './game-filter.ts'
import { milliseconds } from './sql-values.ts'

/** The number of a bet: its vendor and round, by which it is unique among those of its player. */
export const betNoOf = (vendor: string, roundId: string): string => `${vendor}:${roundId}`

/** A round as the database has it. */
interface RoundRow extends Record<string, unknown> {
  vendor_code: string
  round_id: string
  vassalage: string
  game_type: Category
  game_code: string
  currency: string
  bet: string
  win: string
  status: BetStatus
  opened_at: number
  closed_at: number | null
  returned: string
  display_name: string | null
  title: string | null
  node_id: string | null
}

const timeText = (time: number) => new Date(time).toISOString()

function recordOf(row: RoundRow): BetRecord {
  const { vendor_code: vendor, round_id: roundId, game_code: gameCode, currency, status } = row
  const text = (amount: bigint) => fromMinor(amount, currency)
  const { bet, validBet, payout, profit } = amountsOf(sumOf(row))
  return {
    betNo: betNoOf(vendor, roundId),
    placedAt: timeText(row.opened_at),
    settledAt: row.closed_at === null ? null : timeText(row.closed_at),
    category: row.game_type,
    vassalage: row.vassalage,
    vendor: row.display_name ?? row.vassalage,
    gameCode,
    game: nameOfGame(row.title, gameCode),
    iconUrl: row.node_id === null ? '/cdn/default.svg' : pictureOf(row.node_id, 's'),
    roundId,
    bet: text(bet),
    returned: text(BigInt(row.returned)),
    validBet: text(validBet),
    payout: text(payout),
    profit: isSettled(status) ? text(profit) : null,
    currency,
    status,
  }
}

/** A round as a sum of one. */
const sumOf = ({ status, bet, win }: RoundRow): BetSum => ({ status, count: 1, bet: BigInt(bet), win: BigInt(win) })

interface Page {
  limit: number
  skip: number
}

/** The bets that meet a condition on rounds, the newest first, and their sums. */
export async function betRows(
  db: Db,
  where: SQL,
  { limit, skip }: Page,
): Promise<{ records: BetRecord[]; sums: BetSum[] }> {
  const order = sql`opened_at desc, vendor desc, round_id desc`
  const { rows } = await db.execute<RoundRow>(sql`
    select r.vendor as vendor_code, r.round_id, r.vassalage, r.game_type, r.game_code, r.currency, r.bet::text as bet, r.win::text as win,
      round_status(r.state, r.bet, r.win) as status,
      ${milliseconds(sql`r.opened_at`)} as opened_at, ${milliseconds(sql`r.closed_at`)} as closed_at,
      coalesce((
        select sum(b.amount) from vendor_bet b where b.player_id = r.player_id and b.vendor = r.vendor
          and b.round_id = r.round_id and b.state = 'rolled_back'
      ), 0)::text as returned,
      (select v.display_name from vendor v where v.vassalage = r.vassalage and v.game_type = r.game_type) as display_name,
      g.name as title, g.node_id
    from (select * from game_round where ${where} order by ${order} limit ${limit} offset ${skip}) as r
    left join lateral (
      select name, node_id from game where game_code = r.game_code and vassalage = r.vassalage
      order by name, node_id limit 1
    ) as g on true
    order by ${order}`)
  return { records: rows.map(recordOf), sums: rows.map(sumOf) }
}
