import { and, eq, inArray } from 'drizzle-orm'
import { payHold, releaseHold } from '../ledger/index.ts'
import type { OrderKind } from './kind.ts'
import type { OrderDeps } from './open-order.ts'
import { moneyOrder } from './tables.ts'
import type { MoneyOrder } from './tables.ts'

/** How the money that is held for an order may end. */
const holdEnds: Readonly<Record<'paid' | 'released', typeof payHold>> = { paid: payHold, released: releaseHold }

interface Move<State extends string> {
  to: State
  /** Ends the hold of the order, if it has one. */
  hold?: keyof typeof holdEnds
  /** The part of held money that is paid to the house. */
  fee?: bigint
  /** The account that gets held money that is paid; that of payouts without it. */
  payTo?: string
}

/**
 * Moves an order to another state, and its held money with it, in a transaction of the caller's.
 * Null where the order is not in a state that leads there: of two who move it at once one does.
 */
export async function moveOrder<State extends string>(
  deps: OrderDeps,
  kind: OrderKind<State>,
  { playerId, orderNo }: Pick<MoneyOrder, 'playerId' | 'orderNo'>,
  { to, hold, fee, payTo }: Move<State>,
): Promise<MoneyOrder | null> {
  const from = (Object.keys(kind.steps) as State[]).filter(state => kind.steps[state].includes(to))
  const [moved] = await deps.db
    .update(moneyOrder)
    .set({ state: to, updatedAt: deps.clock.now(), ...(hold && { hold }) })
    .where(
      and(
        eq(moneyOrder.playerId, playerId),
        eq(moneyOrder.orderNo, orderNo),
        eq(moneyOrder.kind, kind.name),
        inArray(moneyOrder.state, from),
      ),
    )
    .returning()
  if (moved && hold) await holdEnds[hold](deps, { playerId, id: orderNo }, { fee, to: payTo })
  return moved ?? null
}
