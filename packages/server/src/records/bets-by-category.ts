import type { Category } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Span } from '../system/index.ts'
import { addedUp } from './bet-amounts.ts'
import * as bets from './bet-totals.ts'
import type { BetFilter, BetSum, BetSumRow } from './bet-totals.ts'
import { hourOf, partsOf } from './period-parts.ts'
import { isOfSpans } from './timed-sums.ts'

/** Bets of one day or category. */
export type GroupedBets = BetSum & { group: string }

/** Bets by category of their games. */
export async function betsByCategory(
  db: Db,
  filter: BetFilter,
  period: Span,
): Promise<(GroupedBets & { group: Category })[]> {
  const { rest, ...whole } = partsOf(period)
  const hours = rest.map(({ from }) => hourOf(from))
  const { rows } = await db.execute<BetSumRow & { game_type: Category }>(sql`
    select game_type, status, ${bets.storedColumns}
    from bet_total where ${bets.isStored(filter, isOfSpans(whole) ?? sql`false`)} group by 1, 2
    union all
    select game_type, round_status(state, bet, win) as status, ${bets.countedColumns}
    from game_round where ${bets.isMeant(filter, hours, period)} group by 1, 2`)
  return rows.map(row => ({ ...bets.betSumOf(row), group: row.game_type }))
}

/**
 * Valid bets of a span by category, in minor units. A bet is of the moment at which it was placed,
 * and counts once it is won or lost.
 */
export async function validBetsByCategory(
  db: Db,
  { playerId, currency }: Pick<BetFilter, 'playerId' | 'currency'>,
  span: Span,
): Promise<Map<Category, bigint>> {
  const byCategory = Map.groupBy(await betsByCategory(db, { playerId, currency }, span), ({ group }) => group)
  return new Map([...byCategory].map(([category, sums]) => [category, addedUp(sums).validBet]))
}
