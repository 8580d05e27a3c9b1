import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { accountOfRow, vendorBalances } from './balances.ts'
import { carryOut } from './carry-out.ts'
import { openTransfer } from './open-transfer.ts'
import type { Move } from './open-transfer.ts'
import { vendorWalletTable } from './tables.ts'
import type { TransferCause, WalletOfLaunch } from './tables.ts'
import type { WholeTransfer } from './view.ts'
import { walletVendors } from './vendors.ts'

/** What is recalled to the main wallet. */
interface Recall {
  playerId: string
  /** The same key does nothing again. */
  key: string
  cause: Exclude<TransferCause, 'member'>
  /** The wallets that are meant, asked in the transaction that opens the transfers; absent: all. */
  meant?: (inside: Db) => Promise<ReadonlySet<string>>
}

/** Key of the order that recalls one wallet. */
export const orderKey = (key: string, vassalage: string): string => `recall:${key}:${vassalage}`

/**
 * Refusals of one wallet that leave the others as they are: it has been emptied meanwhile, or is on
 * its way.
 */
const passedOver: readonly string[] = ['INSUFFICIENT_FUNDS', 'TRANSFER_OPEN']

/** Opens the transfer of one wallet on its own savepoint; null where it is passed over. */
async function openOne(deps: Deps, { playerId, key, cause }: Recall, vassalage: string, amount: bigint) {
  const move: Move = { vassalage, direction: 'out', cause }
  const { currency } = deps.config
  try {
    return await inTransaction(deps.db, tx =>
      openTransfer({ ...deps, db: tx }, playerId, move, { key: orderKey(key, vassalage), amount, currency }),
    )
  } catch (error) {
    if (error instanceof Refusal && passedOver.includes(error.code)) return null
    throw error
  }
}

/**
 * Recalls money at vendors to the main wallet: all transfers are placed at once or none is,
 * then the vendors are told. What is at a vendor under maintenance stays.
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
    const meant = await recall.meant?.(tx)
    for (const [vassalage, units] of await vendorBalances(tx, recall.playerId, deps.config.currency)) {
      const isMeant = !meant || meant.has(vassalage)
      if (units <= 0n || !open.includes(vassalage) || !isMeant) continue
      const whole = await openOne(inside, recall, vassalage, units)
      if (whole) all.push(whole)
    }
    if (all.length) await note?.(inside, all.length)
    return all
  })
  return Promise.all(placed.map(whole => carryOut(deps, whole)))
}

interface FilledRecall {
  playerId: string
  wallets: readonly WalletOfLaunch[]
  key: string
}

/**
 * Forgets that a wallet was filled for a launch, unless another one has filled it meanwhile, money
 * is in it or on its way, or a round may still pay into it.
 */
const forgetFilled = ({ db }: Deps, playerId: string, { vassalage, filledFor }: WalletOfLaunch) =>
  db.execute(sql`
    update vendor_wallet w set filled_for = null
    where w.player_id = ${playerId}::uuid and w.vassalage = ${vassalage} and w.filled_for = ${filledFor}::uuid
      and not exists (select 1 from ledger_account a where a.account = ${accountOfRow} and a.balance > 0)
      and not exists (
        select 1 from vendor_transfer t
        where t.player_id = w.player_id and t.vassalage = w.vassalage and t.open_key is not null)
      and not exists (
        select 1 from game_round r
        where r.player_id = w.player_id and r.vassalage = w.vassalage and r.state = 'open')`)

/**
 * Those of some wallets that are still filled for their launch. They are locked, before any money
 * is, so that no later launch takes one over before its transfer is open.
 */
async function lockFilled(db: Db, playerId: string, wallets: readonly WalletOfLaunch[]): Promise<ReadonlySet<string>> {
  const { vassalage, filledFor } = vendorWalletTable
  const isFilledSo = wallets.flatMap(each =>
    each.filledFor === null ? [] : [and(eq(vassalage, each.vassalage), eq(filledFor, each.filledFor))],
  )
  if (!isFilledSo.length) return new Set()
  const locked = await db
    .select({ vassalage })
    .from(vendorWalletTable)
    .where(and(eq(vendorWalletTable.playerId, playerId), or(...isFilledSo)))
    .orderBy(asc(vassalage))
    .for('update')
  return new Set(locked.map(each => each.vassalage))
}

/**
 * Recalls the money of wallets that were filled for a launch, and forgets that they were, once
 * nothing can come into them any more.
 */
export async function recallFilled(deps: Deps, { playerId, wallets, key }: FilledRecall): Promise<WholeTransfer[]> {
  if (!wallets.length) return []
  const meant = (inside: Db) => lockFilled(inside, playerId, wallets)
  const recalled = await recallMoney(deps, { playerId, key, cause: 'launch', meant })
  for (const wallet of wallets) await forgetFilled(deps, playerId, wallet)
  return recalled
}
