import type { WithdrawalState } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { moneyOrder, moveOrder } from '../orders/index.ts'
import { holdEnds, isArrived, partAnswers, withdrawalKind } from './kind.ts'
import type { PartAnswerName } from './kind.ts'
import { withdrawal, withdrawalPart } from './tables.ts'
import type { StoredPart, Withdrawal } from './tables.ts'
import { netOf, receivedOf, selectWithdrawals, withParts } from './view.ts'
import type { WholeWithdrawal } from './view.ts'

type LockDeps = Pick<Deps, 'db' | 'clock' | 'random'>

/**
 * Runs work on a withdrawal that nothing else changes meanwhile, in one transaction; null where
 * there is none. Its row is locked by writing it as it is, as `lockPlayer` does.
 * @param playerId - whose it must be; anybody's without
 */
export const withWithdrawal = <T, D extends LockDeps>(
  deps: D,
  { orderNo, playerId }: { orderNo: string; playerId?: string },
  work: (deps: D, whole: WholeWithdrawal) => Promise<T>,
): Promise<T | null> =>
  inTransaction(deps.db, async tx => {
    const isMeant = and(eq(withdrawal.orderNo, orderNo), playerId ? eq(withdrawal.playerId, playerId) : undefined)
    const [locked] = await tx.update(withdrawal).set({ orderNo }).where(isMeant).returning()
    if (!locked) return null
    const isIt = and(eq(moneyOrder.playerId, locked.playerId), eq(moneyOrder.orderNo, orderNo))
    const [whole] = await withParts(tx, await selectWithdrawals(tx).where(isIt))
    return whole ? work({ ...deps, db: tx }, whole) : null
  })

/**
 * Moves a withdrawal that is locked to a state, with what changes beside it and with its held
 * money, and returns it as it then is.
 */
export async function moveWithdrawal(
  deps: LockDeps,
  whole: WholeWithdrawal,
  to: WithdrawalState,
  change: Partial<Pick<Withdrawal, 'reviewedBy' | 'reason'>> = {},
): Promise<WholeWithdrawal> {
  const { order, withdrawal: own } = whole
  const hold = holdEnds[to]
  const moved = await moveOrder(deps, withdrawalKind, order, { to, ...(hold && { hold, fee: own.fee }) })
  if (!moved) throw new Error(`Withdrawal ${order.orderNo} cannot become ${to}`)
  if (Object.keys(change).length)
    await deps.db
      .update(withdrawal)
      .set(change)
      .where(and(eq(withdrawal.playerId, own.playerId), eq(withdrawal.orderNo, own.orderNo)))
  return { ...whole, order: moved, withdrawal: { ...own, ...change } }
}

export const isPart = ({ playerId, orderNo, partNo }: Pick<StoredPart, 'playerId' | 'orderNo' | 'partNo'>) =>
  and(eq(withdrawalPart.playerId, playerId), eq(withdrawalPart.orderNo, orderNo), eq(withdrawalPart.partNo, partNo))

/** The state of a withdrawal after the last of its parts was answered. */
function stateAfter(whole: WholeWithdrawal, answer: PartAnswerName): WithdrawalState {
  const { to } = partAnswers[answer]
  if (answer === 'fullyPaid' || answer === 'notReceived') return answer
  return isArrived(to) && receivedOf(whole) === netOf(whole) ? to : 'approved'
}

/**
 * Answers a part of a withdrawal that is locked, and moves the withdrawal to what follows. Null
 * where the part is not there, or in no state in which it can be answered so.
 */
export async function answerPart(
  deps: LockDeps,
  whole: WholeWithdrawal,
  partNo: number,
  answer: PartAnswerName,
  change: Partial<Pick<StoredPart, 'remark' | 'reason'>> = {},
): Promise<WholeWithdrawal | null> {
  const part = whole.parts.find(each => each.partNo === partNo)
  const { from, to } = partAnswers[answer]
  if (!part || !(from as readonly string[]).includes(part.state)) return null
  const answered = { ...part, ...change, state: to, answeredAt: deps.clock.now(), proposedBy: null }
  await deps.db.update(withdrawalPart).set(answered).where(isPart(part))
  const after = { ...whole, parts: whole.parts.map(each => (each === part ? answered : each)) }
  return moveWithdrawal(deps, after, stateAfter(after, answer))
}
