import { bonusRecords, fromMinor } from '@baize/contract'
import type { Input } from '@baize/contract'
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { bonus } from '../bonus-money/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { pageWindow } from '../http/paging.ts'
import { route, sessionOf } from '../http/route.ts'
import { dateRangeOf } from '../system/index.ts'
import { readMoney } from '../wallet/index.ts'
import { countBonus, settleBonuses } from './settle.ts'
import { shownBonuses } from './view.ts'

type Query = Input<typeof bonusRecords>

/**
 * The condition that a bonus is of a player and ends on days that are asked for.
 * @throws Refusal FIELD_INVALID where the days are turned around
 */
async function bonusesMatching(deps: Pick<Deps, 'db' | 'clock'>, playerId: string, { from, to, status }: Query) {
  const range = await dateRangeOf(deps, { from, to })
  if (from && to && to < from) throw new Refusal('FIELD_INVALID', { fields: { to: 'turned' } })
  return and(
    eq(bonus.playerId, playerId),
    status ? eq(bonus.state, status) : undefined,
    range.from ? gte(bonus.validUntil, range.from) : undefined,
    range.until ? lt(bonus.validUntil, range.until) : undefined,
  )
}

/** The own bonuses (MEM-43, MEM-44, API-113). */
export const bonusRecordsRoute = route(bonusRecords, async (input, ctx) => {
  const { deps } = ctx
  const { db } = deps
  const { playerId, type } = sessionOf(ctx)
  const active = await settleBonuses(deps, playerId)
  const { cash, currency } = await readMoney(deps, playerId, type)
  const where = await bonusesMatching(deps, playerId, input)
  const { pageNo = 1, pageSize = 20, from, to } = input
  const { limit, offset, fields } = pageWindow({ pageNo, pageSize })
  const rows = await db
    .select()
    .from(bonus)
    .where(where)
    .orderBy(desc(bonus.grantedAt), desc(bonus.id))
    .limit(limit)
    .offset(offset)
  const [sums] = await db
    .select({ count: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${bonus.amount}), 0)::text` })
    .from(bonus)
    .where(where)
  const { count = 0, amount = '0' } = sums ?? {}
  const text = (units: bigint) => fromMinor(units, currency)
  const added = (amounts: readonly bigint[]) => text(amounts.reduce((total, each) => total + each, 0n))
  return {
    content: await shownBonuses(db, await Promise.all(rows.map(row => countBonus(deps, row)))),
    ...fields(count),
    totals: {
      page: { count: rows.length, amount: added(rows.map(row => row.amount)) },
      period: { count, amount: text(BigInt(amount)) },
    },
    currency,
    period: from && to ? { from, to } : null,
    own: text(cash),
    bonus: added(active.map(({ stored }) => stored.balance)),
  }
})
