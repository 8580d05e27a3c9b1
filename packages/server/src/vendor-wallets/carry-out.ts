import { minute } from '@baize/contract'
import type { WalletTransferState } from '@baize/contract'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { audit } from '../audit-trail/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { moveOrder } from '../orders/index.ts'
import { findTransfer, sendTransfer } from './ask-vendor.ts'
import type { TransferResult } from './ask-vendor.ts'
import { vendorTransferKind } from './kind.ts'
import { endsOf } from './open-transfer.ts'
import { vendorTransfer } from './tables.ts'
import type { VendorTransfer } from './tables.ts'
import { stateOf, transferOf } from './view.ts'
import type { WholeTransfer } from './view.ts'

/** Milliseconds between two questions: doubling from the first one, never longer than the other. */
const pause = { first: 5000, max: 5 * minute }
/** Transfers that are asked for at a time. */
const atOnce = 10
/** While one process asks for a transfer, no other one does, for so long. */
const claimTime = minute / 2

const isIt = ({ playerId, orderNo }: Pick<VendorTransfer, 'playerId' | 'orderNo'>) =>
  and(eq(vendorTransfer.playerId, playerId), eq(vendorTransfer.orderNo, orderNo))

/** What a result that is known makes of a transfer. */
const ends: Readonly<Record<Exclude<TransferResult['state'], 'pending'>, Exclude<WalletTransferState, 'processing'>>> =
  {
    done: 'success',
    refused: 'failed',
    void: 'failed',
  }

/** Ends a locked transfer, with its money where it then belongs. */
async function end(deps: Deps, whole: WholeTransfer, result: TransferResult, to: 'success' | 'failed'): Promise<void> {
  const { order, transfer } = whole
  const isDone = to === 'success'
  const moved = await moveOrder(deps, vendorTransferKind, order, {
    ...{ to, hold: isDone ? 'paid' : 'released' },
    ...(isDone && { payTo: endsOf(order.playerId, transfer).to }),
  })
  if (!moved) throw new Error(`Transfer ${order.orderNo} cannot become ${to}`)
  await deps.db
    .update(vendorTransfer)
    .set({ openKey: null, askAt: null, askedAt: deps.clock.now() })
    .where(isIt(transfer))
  await audit(deps, deps.db, {
    ...{ what: 'wallet-transfer-ended', account: null, playerId: order.playerId, ip: null, reason: order.orderNo },
    ...{ before: { state: order.state }, after: { state: to, said: result.state, why: result.reason } },
  })
  // Nobody sees the outcome of what was opened for a member, and money that is there comes back.
  if (!isDone && transfer.direction === 'out' && transfer.cause !== 'member')
    deps.report(new Error('A vendor did not give the money of a wallet back'), {
      ...{ transfer: order.orderNo, wallet: transfer.vassalage, said: result.reason ?? result.state },
    })
}

/**
 * Takes what a vendor says of a transfer. A result that is known ends it, once; anything else
 * leaves its money held, to be asked for again.
 * @returns the transfer as it then is
 */
export const takeResult = (
  deps: Deps,
  key: Pick<VendorTransfer, 'playerId' | 'orderNo'>,
  result: TransferResult | null,
): Promise<WholeTransfer> =>
  inTransaction(deps.db, async tx => {
    const inside = { ...deps, db: tx }
    await tx.select({ orderNo: vendorTransfer.orderNo }).from(vendorTransfer).where(isIt(key)).for('update')
    const whole = await transferOf(tx, key)
    const to = result && result.state !== 'pending' ? ends[result.state] : null
    if (stateOf(whole) !== 'processing') {
      if (to && to !== stateOf(whole))
        deps.report(new Error('A vendor contradicts what it said of a transfer'), { transfer: key.orderNo })
      return whole
    }
    if (result && to) await end(inside, whole, result, to)
    else {
      const now = deps.clock.now()
      const askAt = new Date(now.getTime() + Math.min(pause.first * 2 ** Math.min(whole.transfer.asks, 20), pause.max))
      const asks = sql`${vendorTransfer.asks} + 1`
      await tx.update(vendorTransfer).set({ askAt, askedAt: now, asks }).where(isIt(key))
    }
    return transferOf(tx, key)
  })

/** Has the vendor carry out a transfer that was placed, and takes what it says. */
export const carryOut = async (deps: Deps, whole: WholeTransfer): Promise<WholeTransfer> =>
  takeResult(deps, whole.order, await sendTransfer(deps, whole))

/** Asks the vendor what became of a transfer, whatever its time. */
export const askFor = async (deps: Deps, key: Pick<VendorTransfer, 'playerId' | 'orderNo'>): Promise<WholeTransfer> =>
  takeResult(deps, key, await findTransfer(deps, key.orderNo))

/**
 * Asks for those transfers that it is time for, the longest waiting first, and none twice at once.
 */
export async function askDue(deps: Deps, which: SQL = sql`true`, limit = 100): Promise<void> {
  const now = deps.clock.now()
  const isDue = lte(vendorTransfer.askAt, now)
  const due = await deps.db
    .select({ playerId: vendorTransfer.playerId, orderNo: vendorTransfer.orderNo })
    .from(vendorTransfer)
    .where(and(which, isDue))
    .orderBy(asc(vendorTransfer.askAt))
    .limit(limit)
  const ask = async (key: (typeof due)[number]) => {
    const [claimed] = await deps.db
      .update(vendorTransfer)
      .set({ askAt: new Date(now.getTime() + claimTime) })
      .where(and(isIt(key), isDue))
      .returning({ orderNo: vendorTransfer.orderNo })
    if (claimed) await askFor(deps, key)
  }
  for (let first = 0; first < due.length; first += atOnce) await Promise.all(due.slice(first, first + atOnce).map(ask))
}
