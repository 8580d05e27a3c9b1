import { minute } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../http/refusal.ts'
import { playerCash, vendorWallet } from '../ledger/index.ts'
import { openOrder } from '../orders/index.ts'
import type { MoneyOrder, NewOrder, OrderDeps } from '../orders/index.ts'
import { vendorTransferKind } from './kind.ts'
import { vendorTransfer, vendorWalletTable } from './tables.ts'
import type { TransferCause, VendorTransfer } from './tables.ts'
import { transferOf } from './view.ts'
import type { WholeTransfer } from './view.ts'

/** Where money is to go, and who wants it. */
export interface Move extends Pick<VendorTransfer, 'vassalage' | 'direction'> {
  cause: TransferCause
}

/** Until then whoever opened a transfer waits for the vendor; after that the job asks. */
const firstAsk = minute / 2

/** The accounts of the ledger that a transfer goes from and to. */
export function endsOf(playerId: string, { vassalage, direction }: Pick<Move, 'vassalage' | 'direction'>) {
  const [main, atVendor] = [playerCash(playerId), vendorWallet(playerId, vassalage)]
  return direction === 'in' ? { from: main, to: atVendor } : { from: atVendor, to: main }
}

/** An order whose money is held in the wallet that a transfer goes from. */
export const orderFrom = (playerId: string, move: Move, order: Omit<NewOrder, 'from'>): NewOrder => ({
  ...order,
  from: endsOf(playerId, move).from,
})

/** The member has one transfer at a time; what is done for one goes beside it, once per wallet. */
const openKeyOf = ({ cause, vassalage }: Move): string => (cause === 'member' ? '' : vassalage)

/**
 * Keeps what belongs to an order that was opened, in its transaction.
 * @returns the transfer
 * @throws Refusal TRANSFER_OPEN where another one has no result yet
 */
export async function addTransfer(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  { playerId, orderNo }: Pick<MoneyOrder, 'playerId' | 'orderNo'>,
  move: Move,
): Promise<WholeTransfer> {
  const openKey = openKeyOf(move)
  await db.insert(vendorWalletTable).values({ playerId, vassalage: move.vassalage }).onConflictDoNothing()
  const [added] = await db
    .insert(vendorTransfer)
    .values({ playerId, orderNo, ...move, openKey, askAt: new Date(clock.now().getTime() + firstAsk) })
    .onConflictDoNothing()
    .returning({ orderNo: vendorTransfer.orderNo })
  if (added) return transferOf(db, { playerId, orderNo })
  const isOpen = and(eq(vendorTransfer.playerId, playerId), eq(vendorTransfer.openKey, openKey))
  const [open] = await db.select({ orderNo: vendorTransfer.orderNo }).from(vendorTransfer).where(isOpen)
  throw new Refusal('TRANSFER_OPEN', { orderNo: open?.orderNo })
}

/**
 * Opens a transfer that the platform orders for a player, in a transaction of the caller's: its
 * order, with the money held, and what belongs to it. Null where there is one under this key.
 * @throws Refusal INSUFFICIENT_FUNDS; TRANSFER_OPEN
 */
export async function openTransfer(
  deps: OrderDeps,
  playerId: string,
  move: Move,
  order: Omit<NewOrder, 'from'>,
): Promise<WholeTransfer | null> {
  const opened = await openOrder(deps, vendorTransferKind, { ...orderFrom(playerId, move, order), playerId })
  return opened && addTransfer(deps, opened, move)
}
