import { recallWallets } from '@baize/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { playerOfSession } from '../accounts/security/index.ts'
import { audit, auditOf } from '../audit-trail/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { moneyOrder, openOrder } from '../orders/index.ts'
import { currencyOf } from '../wallet/index.ts'
import { shownBalances, vendorBalances } from './balances.ts'
import { carryOut } from './carry-out.ts'
import { vendorTransferKind } from './kind.ts'
import { addTransfer, orderFrom } from './open-transfer.ts'
import type { Move } from './open-transfer.ts'
import { isSingleWallet } from './setting.ts'
import type { TransferCause } from './tables.ts'
import { selectTransfers, shownTransfer, transferOf } from './view.ts'
import type { WholeTransfer } from './view.ts'
import { walletVendors } from './vendors.ts'

/** What is brought back to the main wallet. */
interface Recall {
  playerId: string
  /** The same key does nothing again. */
  key: string
  cause: Exclude<TransferCause, 'member'>
  /** The wallets that are meant. */
  isMeant: (vassalage: string) => boolean
}

const orderKey = (key: string, vassalage: string): string => `recall:${key}:${vassalage}`

/** Refusals of one wallet that leave the others as they are: it has been emptied meanwhile, or is on its way. */
const passedOver: readonly string[] = ['INSUFFICIENT_FUNDS', 'TRANSFER_OPEN']

/** Opens the transfer of one wallet on its own savepoint; null where it is passed over. */
async function openOne(deps: Deps, { playerId, key, cause }: Recall, vassalage: string, amount: bigint) {
  const move: Move = { vassalage, direction: 'out', cause }
  const { currency } = deps.config
  try {
    return await inTransaction(deps.db, async tx => {
      const inside = { ...deps, db: tx }
      const order = orderFrom(playerId, move, { key: orderKey(key, vassalage), amount, currency })
      const opened = await openOrder(inside, vendorTransferKind, { ...order, playerId })
      if (!opened) return null
      await addTransfer(inside, opened, move)
      return await transferOf(tx, opened)
    })
  } catch (error) {
    if (error instanceof Refusal && passedOver.includes(error.code)) return null
    throw error
  }
}

/**
 * Brings money at vendors back to the main wallet: all transfers are placed at once or none is, then
 * the vendors are told. What is at a vendor under maintenance stays.
 * @param note - notes in the same transaction that so many were placed
 */
export async function recallMoney(
  deps: Deps,
  recall: Recall,
  note?: (inside: Deps, orders: number) => Promise<void>,
): Promise<WholeTransfer[]> {
  const open = (await walletVendors(deps)).flatMap(({ vassalage, isClosed }) => (isClosed ? [] : [vassalage]))
  const placed = await inTransaction(deps.db, async tx => {
    const inside = { ...deps, db: tx }
    const all: WholeTransfer[] = []
    for (const [vassalage, units] of await vendorBalances(tx, recall.playerId, deps.config.currency)) {
      if (units <= 0n || !open.includes(vassalage) || !recall.isMeant(vassalage)) continue
      const whole = await openOne(inside, recall, vassalage, units)
      if (whole) all.push(whole)
    }
    if (all.length) await note?.(inside, all.length)
    return all
  })
  return Promise.all(placed.map(whole => carryOut(deps, whole)))
}

/** The transfers of an earlier recall under the same key, whichever wallets it was of. */
async function recalledBefore({ db }: Deps, playerId: string, key: string, wallets: readonly string[]) {
  const keys = wallets.map(vassalage => orderKey(key, vassalage))
  if (!keys.length) return []
  const isOfRecall = and(
    eq(moneyOrder.playerId, playerId),
    eq(moneyOrder.kind, vendorTransferKind.name),
    inArray(moneyOrder.key, keys),
  )
  return selectTransfers(db).where(isOfRecall)
}

/** “Collect all to main wallet” (MEM-21). */
export const recallWalletsRoute = route(recallWallets, async ({ vassalage: only, idempotencyKey: key }, ctx) => {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const currency = currencyOf(deps, who.type)
  const wallets = [...(await vendorBalances(deps.db, who.id, currency)).keys()]
  const before = await recalledBefore(deps, who.id, key, wallets)
  if (!before.length && (await isSingleWallet(deps))) throw new Refusal('FUNCTION_DISABLED')
  const isMeant = (vassalage: string) => only === undefined || vassalage === only
  const recalled = before.length
    ? before
    : await recallMoney(deps, { playerId: who.id, key, cause: 'recall', isMeant }, (inside, orders) =>
        audit(inside, inside.db, { ...auditOf(ctx, who), what: 'wallets-recalled', after: { orders } }),
      )
  const vendors = await walletVendors(deps)
  return {
    orders: recalled.map(whole => shownTransfer(whole, vendors)),
    balances: shownBalances(await vendorBalances(deps.db, who.id, currency), currency),
  }
})
