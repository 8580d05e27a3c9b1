import type { Player } from '../accounts/players/index.ts'
import { audit, auditOf } from '../audit-trail/index.ts'
import type { AuditEntry } from '../audit-trail/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { Context } from '../http/route.ts'
import type { OrderKind } from './kind.ts'
import { openOrder } from './open-order.ts'
import type { NewOrder } from './open-order.ts'
import type { MoneyOrder } from './tables.ts'

/** What is particular to a kind of order when it is placed. */
interface Placing<Answer> {
  /** Records what belongs to the order, and moves money. */
  carryOut: (deps: Deps, order: MoneyOrder) => Promise<Answer>
  /** The answer of the order that the player gave under this key before. */
  repeat: (deps: Deps) => Promise<Answer>
  /** What the audit trail says of it. */
  event: (answer: Answer) => Pick<AuditEntry, 'what' | 'reason' | 'after'>
}

/**
 * Places an order: opened, carried out and noted in the audit trail, all or nothing. Of the same
 * call that arrives many times at once one places it, and all get the same answer.
 * @throws Refusal of whatever carries it out; INSUFFICIENT_FUNDS
 */
export const placeOrder = <Answer>(
  ctx: Context,
  who: Player,
  kind: OrderKind,
  order: NewOrder,
  { carryOut, repeat, event }: Placing<Answer>,
): Promise<Answer> =>
  inTransaction(ctx.deps.db, async tx => {
    const deps = { ...ctx.deps, db: tx }
    const opened = await openOrder(deps, kind, { ...order, playerId: who.id })
    if (!opened) return repeat(deps)
    const answer = await carryOut(deps, opened)
    await audit(deps, tx, { ...auditOf(ctx, who), ...event(answer) })
    return answer
  })
