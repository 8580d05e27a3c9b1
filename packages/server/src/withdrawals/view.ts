import { fromMinor } from '@baize/contract'
import type { WithdrawalOrder, WithdrawalState } from '@baize/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { isOfOrder, moneyOrder, picturesOf } from '../orders/index.ts'
import type { MoneyOrder } from '../orders/index.ts'
import { shownTarget } from '../payout-accounts/index.ts'
import { isArrived, withdrawalKind } from './kind.ts'
import { withdrawalsSetting } from './setting.ts'
import { withdrawal, withdrawalPart } from './tables.ts'
import type { StoredPart, Withdrawal } from './tables.ts'

/** A withdrawal with its order. */
interface PlacedWithdrawal {
  order: MoneyOrder
  withdrawal: Withdrawal
}

/** A withdrawal with its order and its parts, in the order in which they were sent. */
export interface WholeWithdrawal extends PlacedWithdrawal {
  parts: StoredPart[]
}

export const stateOf = ({ order }: PlacedWithdrawal): WithdrawalState => order.state as WithdrawalState

/** What is paid out, in minor units. */
export const netOf = ({ order, withdrawal: own }: PlacedWithdrawal): bigint => order.amount - own.fee

/** What of it has arrived: all of it, where its owner says so (WAL-22, WAL-26). */
export const receivedOf = (whole: WholeWithdrawal): bigint =>
  stateOf(whole) === 'fullyPaid'
    ? netOf(whole)
    : whole.parts.reduce((total, { state, amount }) => (isArrived(state) ? total + amount : total), 0n)

/** Withdrawals with their orders; further conditions and order are the caller's. */
export const selectWithdrawals = (db: Db) =>
  db.select({ order: moneyOrder, withdrawal }).from(moneyOrder).innerJoin(withdrawal, isOfOrder(withdrawal))

/** Adds their parts to withdrawals. */
export async function withParts(db: Db, placed: readonly PlacedWithdrawal[]): Promise<WholeWithdrawal[]> {
  const isTheirs = and(
    inArray(withdrawalPart.playerId, [...new Set(placed.map(({ order }) => order.playerId))]),
    inArray(
      withdrawalPart.orderNo,
      placed.map(({ order }) => order.orderNo),
    ),
  )
  const parts = placed.length
    ? await db.select().from(withdrawalPart).where(isTheirs).orderBy(asc(withdrawalPart.partNo))
    : []
  const partsBy = Map.groupBy(parts, ({ orderNo }) => orderNo)
  return placed.map(each => ({ ...each, parts: partsBy.get(each.order.orderNo) ?? [] }))
}

/** One of a player's withdrawals; null where the player has none of this number. */
export async function withdrawalOf(db: Db, playerId: string, orderNo: string): Promise<WholeWithdrawal | null> {
  const isIt = and(
    eq(moneyOrder.playerId, playerId),
    eq(moneyOrder.kind, withdrawalKind.name),
    eq(moneyOrder.orderNo, orderNo),
  )
  const [found] = await withParts(db, await selectWithdrawals(db).where(isIt))
  return found ?? null
}

type Proofs = Awaited<ReturnType<typeof picturesOf>>

/** The parts of a withdrawal as the wire shows them. */
const shownParts = ({ order, parts }: WholeWithdrawal, proofs: Proofs): WithdrawalOrder['parts'] =>
  parts.map(({ partNo, amount, state, sentAt, answeredAt, deadline, remark }) => ({
    partNo,
    amount: fromMinor(amount, order.currency),
    state,
    sentAt: sentAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    deadline: state === 'disbursed' ? deadline.toISOString() : null,
    remark,
    proofs: (proofs.get(order.orderNo) ?? [])
      .filter(proof => proof.partNo === partNo)
      .map(({ id, name, bytes }) => ({ id, name, bytes })),
  }))

/** Withdrawals of one player as the wire shows them, in the language of the call. */
export async function shownWithdrawals(
  deps: Pick<Deps, 'db' | 'clock'>,
  all: readonly WholeWithdrawal[],
  language: string,
): Promise<WithdrawalOrder[]> {
  const { reversible } = await readSetting(deps, withdrawalsSetting)
  const numbers = all.map(({ order }) => order.orderNo)
  const proofs = await picturesOf(deps.db, all[0]?.order.playerId ?? '', numbers)
  return Promise.all(
    all.map(async whole => {
      const { order, withdrawal: own } = whole
      const text = (units: bigint) => fromMinor(units, order.currency)
      const [net, received] = [netOf(whole), receivedOf(whole)]
      return {
        orderNo: order.orderNo,
        at: order.createdAt.toISOString(),
        account: await shownTarget(deps, own, language),
        amount: text(order.amount),
        fee: text(own.fee),
        net: text(net),
        currency: order.currency,
        state: stateOf(whole),
        reason: own.reason,
        receivedAmount: text(received),
        remainingAmount: text(net - received),
        parts: shownParts(whole, proofs),
        canCancel: reversible && stateOf(whole) === 'pending',
      }
    }),
  )
}

/** The answer of a call about one withdrawal. */
export async function shownWithdrawal(
  deps: Pick<Deps, 'db' | 'clock'>,
  whole: WholeWithdrawal,
  language: string,
): Promise<{ order: WithdrawalOrder }> {
  const [order] = await shownWithdrawals(deps, [whole], language)
  if (!order) throw new Error('A withdrawal was not shown')
  return { order }
}
