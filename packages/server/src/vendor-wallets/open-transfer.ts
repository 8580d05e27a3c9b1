import { minute } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { playerCash, vendorWallet } from '../ledger/index.ts'
import type { MoneyOrder, NewOrder } from '../orders/index.ts'
import { vendorTransfer, vendorWalletTable } from './tables.ts'
import type { TransferCause, VendorTransfer } from './tables.ts'

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

/** An order of the kit whose money is held in the wallet that a transfer goes from. */
export const orderFrom = (playerId: string, move: Move, order: Omit<NewOrder, 'from'>): NewOrder => ({
  ...order,
  from: endsOf(playerId, move).from,
})

/** The member has one transfer at a time; what is done for one goes beside it, once per wallet. */
const laneOf = ({ cause, vassalage }: Move): string => (cause === 'member' ? '' : vassalage)

/**
 * Keeps what belongs to an order that was opened, in its transaction.
 * @throws Refusal TRANSFER_OPEN where another one has no result yet
 */
export async function addTransfer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { playerId, orderNo }: Pick<MoneyOrder, 'playerId' | 'orderNo'>,
  move: Move,
): Promise<void> {
  const lane = laneOf(move)
  await db.insert(vendorWalletTable).values({ playerId, vassalage: move.vassalage }).onConflictDoNothing()
  const [added] = await db
    .insert(vendorTransfer)
    .values({ playerId, orderNo, ...move, lane, askAt: new Date(clock.now().getTime() + firstAsk) })
    .onConflictDoNothing()
    .returning({ orderNo: vendorTransfer.orderNo })
  if (added) return
  const isOpen = and(eq(vendorTransfer.playerId, playerId), eq(vendorTransfer.lane, lane))
  const [open] = await db.select({ orderNo: vendorTransfer.orderNo }).from(vendorTransfer).where(isOpen)
  throw new Refusal('TRANSFER_OPEN', { orderNo: open?.orderNo })
}
