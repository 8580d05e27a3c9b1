import type { DepositState } from '@baize/contract'
import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { audit } from '../audit-trail/index.ts'
import type { AuditEntry } from '../audit-trail/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { moneyOrder, moveOrder } from '../orders/index.ts'
import { depositKind } from './kind.ts'
import { deposit } from './tables.ts'
import type { Deposit } from './tables.ts'
import { selectDeposits, stateOf } from './view.ts'
import type { WholeDeposit } from './view.ts'

type LockDeps = Pick<Deps, 'db' | 'clock' | 'random'>

/**
 * Runs work on a deposit that nothing else changes meanwhile, in one transaction; null where there
 * is none.
 */
export const withDeposit = <T, D extends LockDeps>(
  deps: D,
  orderNo: string,
  work: (deps: D, whole: WholeDeposit) => Promise<T>,
): Promise<T | null> =>
  inTransaction(deps.db, async tx => {
    const [locked] = await tx
      .select({ playerId: deposit.playerId })
      .from(deposit)
      .where(eq(deposit.orderNo, orderNo))
      .for('update')
    if (!locked) return null
    const isIt = and(eq(moneyOrder.playerId, locked.playerId), eq(moneyOrder.orderNo, orderNo))
    const [whole] = await selectDeposits(tx).where(isIt)
    return whole ? work({ ...deps, db: tx }, whole) : null
  })

/**
 * Moves a deposit that is locked to a state, with what changes beside it, and returns it as it then
 * is.
 */
export async function moveDeposit(
  deps: LockDeps,
  { order, deposit: own }: WholeDeposit,
  to: DepositState,
  change: Partial<Omit<Deposit, 'playerId' | 'orderNo'>> = {},
): Promise<WholeDeposit> {
  const moved = await moveOrder(deps, depositKind, order, { to })
  if (!moved) throw new Error(`Deposit ${order.orderNo} cannot become ${to}`)
  const [changed] = await deps.db
    .update(deposit)
    .set({ ...change, pendingMethod: null })
    .where(and(eq(deposit.playerId, own.playerId), eq(deposit.orderNo, own.orderNo)))
    .returning()
  if (!changed) throw new Error(`Deposit ${order.orderNo} is gone`)
  return { order: moved, deposit: changed }
}

/** Notes in the audit trail what became of a deposit that no player and no staff moved. */
export const auditDeposit = (
  deps: LockDeps,
  before: WholeDeposit,
  after: WholeDeposit,
  entry: Pick<AuditEntry, 'what'>,
): Promise<void> =>
  audit(deps, deps.db, {
    ...entry,
    account: null,
    playerId: before.order.playerId,
    ip: null,
    reason: before.order.orderNo,
    before: { state: stateOf(before) },
    after: { state: stateOf(after), why: after.deposit.reason },
  })

/**
 * Lets pending deposits that meet a condition expire, once their time has run out, each with its
 * note in the audit trail.
 */
export async function expireDeposits(deps: LockDeps, which: SQL): Promise<void> {
  const { pendingMethod, expiresAt, orderNo } = deposit
  const due = await deps.db
    .select({ orderNo })
    .from(deposit)
    .where(and(which, isNotNull(pendingMethod), lte(expiresAt, deps.clock.now())))
  for (const each of due)
    await withDeposit(deps, each.orderNo, async (inside, whole) => {
      if (stateOf(whole) !== 'pending') return
      await auditDeposit(inside, whole, await moveDeposit(inside, whole, 'expired'), { what: 'deposit-moved' })
    })
}
