import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { openHold } from '../ledger/index.ts'
import type { OrderKind } from './kind.ts'
import { moneyOrder } from './tables.ts'
import type { MoneyOrder } from './tables.ts'

/** What opening and moving an order need. */
export type OrderDeps = Pick<Deps, 'db' | 'clock' | 'random'>

/** What is known of an order before it is there. */
export interface NewOrder {
  /** The player's idempotency key. */
  key: string
  /** Minor units, above zero. */
  amount: bigint
  currency: string
  /** The account of the player that its money is held from; the cash without it. */
  from?: string
}

/** A number short enough to be read out to customer service: a letter, the day, and ten digits. */
function orderNumber({ clock, random }: OrderDeps, letter: string): string {
  const day = clock.now().toISOString().slice(2, 10).replaceAll('-', '')
  return `${letter}${day}${Array.from({ length: 10 }, () => random.below(10)).join('')}`
}

/** The order that a player gave under a key before; null where there is none. */
export async function findOrder(
  db: Db,
  kind: OrderKind,
  { playerId, key }: Pick<MoneyOrder, 'playerId' | 'key'>,
): Promise<MoneyOrder | null> {
  const isIt = and(eq(moneyOrder.playerId, playerId), eq(moneyOrder.kind, kind.name), eq(moneyOrder.key, key))
  const [found] = await db.select().from(moneyOrder).where(isIt)
  return found ?? null
}

/**
 * Opens an order, and holds its money where its kind does, in a transaction of the caller's. Null
 * where the player has one under this key: whoever comes at the same time waits for the first.
 * @throws Refusal INSUFFICIENT_FUNDS where there is less than is to be held
 */
export async function openOrder(
  deps: OrderDeps,
  kind: OrderKind,
  { playerId, key, amount, currency, from }: NewOrder & { playerId: string },
): Promise<MoneyOrder | null> {
  const orderNo = orderNumber(deps, kind.letter)
  const at = deps.clock.now()
  const [opened] = await deps.db
    .insert(moneyOrder)
    .values({
      ...{ playerId, orderNo, kind: kind.name, key, state: kind.first, amount, currency },
      ...{ hold: kind.holds ? 'open' : null, createdAt: at, updatedAt: at },
    })
    .onConflictDoNothing({ target: [moneyOrder.playerId, moneyOrder.kind, moneyOrder.key] })
    .returning()
  if (opened && kind.holds) await openHold(deps, { playerId, id: orderNo, currency, amount, from, name: kind.holdName })
  return opened ?? null
}
