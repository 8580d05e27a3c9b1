import { fromMinor, receiptsMax } from '@baize/contract'
import type { DepositOrder, DepositState } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { readSetting } from '../db/settings.ts'
import { isOfOrder, moneyOrder, picturesOf } from '../orders/index.ts'
import type { MoneyOrder } from '../orders/index.ts'
import { inLanguage } from '../text/language.ts'
import { depositKind } from './kind.ts'
import { depositsSetting } from './methods-setting.ts'
import { deposit } from './tables.ts'
import type { Deposit } from './tables.ts'

/** A deposit with its order. */
export interface WholeDeposit {
  order: MoneyOrder
  deposit: Deposit
}

/** States in which receipts can be added and the player can say that it is paid (MEM-27). */
const unpaid: readonly DepositState[] = ['pending', 'processing', 'failed', 'expired']

export const stateOf = ({ order }: WholeDeposit): DepositState => order.state as DepositState
export const canBeClaimed = (whole: WholeDeposit): boolean => unpaid.includes(stateOf(whole))

/** Deposits with their orders; further conditions and order are the caller's. */
export const selectDeposits = (db: Db) =>
  db.select({ order: moneyOrder, deposit }).from(moneyOrder).innerJoin(deposit, isOfOrder(deposit))

/** One of a player's deposits; null where the player has none of this number. */
export async function depositOf(db: Db, playerId: string, orderNo: string): Promise<WholeDeposit | null> {
  const [found] = await selectDeposits(db).where(
    and(eq(moneyOrder.playerId, playerId), eq(moneyOrder.kind, depositKind.name), eq(moneyOrder.orderNo, orderNo)),
  )
  return found ?? null
}

/** Deposits of one player as the wire shows them, in the language of the call. */
export async function shownDeposits(
  deps: Pick<Deps, 'db' | 'clock'>,
  all: readonly WholeDeposit[],
  language: string,
): Promise<DepositOrder[]> {
  const { methods } = await readSetting(deps, depositsSetting)
  const names = new Map(methods.map(({ id, names: byLanguage }) => [id, inLanguage(byLanguage, language)]))
  const receipts = await picturesOf(
    deps.db,
    all[0]?.order.playerId ?? '',
    all.map(({ order }) => order.orderNo),
  )
  return all.map(whole => {
    const { order, deposit: own } = whole
    const text = (units: bigint) => fromMinor(units, order.currency)
    const added = (receipts.get(order.orderNo) ?? []).map(({ id, name, bytes }) => ({ id, name, bytes }))
    return {
      orderNo: order.orderNo,
      at: order.createdAt.toISOString(),
      methodId: own.methodId,
      method: names.get(own.methodId) ?? own.methodId,
      group: own.group,
      amount: text(order.amount),
      fee: text(own.fee),
      paid: own.paid === null ? null : text(own.paid),
      credited: own.credited === null ? null : text(own.credited),
      currency: order.currency,
      state: stateOf(whole),
      reason: own.reason,
      expiresAt: own.expiresAt.toISOString(),
      claimed: own.claimedAt !== null,
      takesReceipts: canBeClaimed(whole) && added.length < receiptsMax,
      receipts: added,
    }
  })
}

/** One deposit as the wire shows it. */
export async function shownDeposit(
  deps: Pick<Deps, 'db' | 'clock'>,
  whole: WholeDeposit,
  language: string,
): Promise<DepositOrder> {
  const [shown] = await shownDeposits(deps, [whole], language)
  if (!shown) throw new Error('A deposit was not shown')
  return shown
}
