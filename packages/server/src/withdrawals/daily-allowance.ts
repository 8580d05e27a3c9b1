import { day, toMinor } from '@baize/contract'
import { and, asc, eq, gte, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { moneyOrder } from '../orders/index.ts'
import { periodOf } from '../system/index.ts'
import { withdrawalKind } from './kind.ts'
import { withdrawalsSetting } from './setting.ts'
import { withdrawalPart } from './tables.ts'
import type { StoredPart } from './tables.ts'

/** How often, and how much in minor units. */
interface Allowance {
  count: number
  amount: bigint
}

/**
 * What a player may still withdraw on this day of the site's calendar; below zero where it is more
 * already. Orders that were rejected or cancelled do not count.
 */
export async function leftToday(
  deps: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
  currency: string,
): Promise<Allowance> {
  const { dailyAmount, dailyCount } = await readSetting(deps, withdrawalsSetting)
  const { until } = await periodOf(deps, {})
  const [used] = await deps.db
    .select({ count: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${moneyOrder.amount}), 0)::text` })
    .from(moneyOrder)
    .where(
      and(
        eq(moneyOrder.playerId, playerId),
        eq(moneyOrder.kind, withdrawalKind.name),
        gte(moneyOrder.createdAt, new Date(until.getTime() - day)),
        notInArray(moneyOrder.state, ['rejected', 'cancelled']),
      ),
    )
  const { count = 0, amount = '0' } = used ?? {}
  return { count: dailyCount - count, amount: toMinor(dailyAmount, currency) - BigInt(amount) }
}

/** The part of a player's withdrawals that waits for an answer, the first to count as received. */
export async function waitingPart(db: Db, playerId: string): Promise<StoredPart | null> {
  const [found] = await db
    .select()
    .from(withdrawalPart)
    .where(and(eq(withdrawalPart.playerId, playerId), eq(withdrawalPart.state, 'disbursed')))
    .orderBy(asc(withdrawalPart.deadline))
    .limit(1)
  return found ?? null
}

/**
 * Requires that a player may withdraw so much more.
 * @param more - nothing, where the withdrawal is among those that are counted
 * @throws Refusal WITHDRAWAL_WAITING (MEM-31, WAL-29), WITHDRAWAL_LIMIT
 */
export async function requireAllowance(
  deps: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
  currency: string,
  more: Allowance,
): Promise<void> {
  if (await waitingPart(deps.db, playerId)) throw new Refusal('WITHDRAWAL_WAITING')
  const left = await leftToday(deps, playerId, currency)
  if (left.count < more.count || left.amount < more.amount) throw new Refusal('WITHDRAWAL_LIMIT')
}
