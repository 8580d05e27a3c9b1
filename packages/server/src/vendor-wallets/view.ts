import { fromMinor, mainWallet } from '@baize/contract'
import type { WalletTransferOrder, WalletTransferState } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { isOfOrder, moneyOrder } from '../orders/index.ts'
import type { MoneyOrder } from '../orders/index.ts'
import { vendorTransfer } from './tables.ts'
import type { VendorTransfer } from './tables.ts'
import type { WalletVendor } from './vendors.ts'

/** A transfer with its order. */
export interface WholeTransfer {
  order: MoneyOrder
  transfer: VendorTransfer
}

export const stateOf = ({ order }: WholeTransfer) => order.state as WalletTransferState

/** Transfers with their orders; further conditions and order are the caller's. */
export const selectTransfers = (db: Db) =>
  db
    .select({ order: moneyOrder, transfer: vendorTransfer })
    .from(moneyOrder)
    .innerJoin(vendorTransfer, isOfOrder(vendorTransfer))

/** One of a player's transfers. @throws Error where the player has none of this number */
export async function transferOf(db: Db, { playerId, orderNo }: Pick<MoneyOrder, 'playerId' | 'orderNo'>) {
  const isIt = and(eq(moneyOrder.playerId, playerId), eq(moneyOrder.orderNo, orderNo))
  const [whole] = await selectTransfers(db).where(isIt)
  if (!whole) throw new Error(`Order ${orderNo} has no transfer`)
  return whole
}

/** A transfer as the wire shows it. */
export function shownTransfer(whole: WholeTransfer, vendors: readonly WalletVendor[]): WalletTransferOrder {
  const { order, transfer } = whole
  const { vassalage } = transfer
  const main = { id: mainWallet, name: '' }
  const atVendor = { id: vassalage, name: vendors.find(each => each.vassalage === vassalage)?.name ?? vassalage }
  const [from, to] = transfer.direction === 'in' ? [main, atVendor] : [atVendor, main]
  return {
    orderNo: order.orderNo,
    at: order.createdAt.toISOString(),
    from: from.id,
    fromName: from.name,
    to: to.id,
    toName: to.name,
    amount: fromMinor(order.amount, order.currency),
    currency: order.currency,
    state: stateOf(whole),
    askedAt: transfer.askedAt?.toISOString() ?? null,
    askAt: transfer.askAt?.toISOString() ?? null,
  }
}
