import { recallWallets } from '@baize/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Player } from '../accounts/players/index.ts'
import { playerOfSession } from '../accounts/security/index.ts'
import { audit, auditOf } from '../audit-trail/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { moneyOrder } from '../orders/index.ts'
import { isUuid } from '../random.ts'
import { currencyOf } from '../wallet/index.ts'
import { shownBalances, vendorBalances } from './balances.ts'
import { vendorTransferKind } from './kind.ts'
import { recallFilled, orderKey, recallMoney } from './recall.ts'
import { isSingleWallet } from './setting.ts'
import { vendorWalletTable } from './tables.ts'
import type { WalletOfLaunch } from './tables.ts'
import { selectTransfers, shownTransfer } from './view.ts'
import type { WholeTransfer } from './view.ts'
import { walletVendors } from './vendors.ts'

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

/** The wallets that were filled for a launch of a player. */
async function walletsOfLaunch({ db }: Deps, playerId: string, launchId: string): Promise<WalletOfLaunch[]> {
  if (!isUuid(launchId)) return []
  const isIt = and(eq(vendorWalletTable.playerId, playerId), eq(vendorWalletTable.filledFor, launchId))
  return db.select().from(vendorWalletTable).where(isIt)
}

/** Recalls everything, with its note in the audit trail. */
const recallAll = (ctx: Context, who: Player, key: string): Promise<WholeTransfer[]> =>
  recallMoney(ctx.deps, { playerId: who.id, key, cause: 'recall' }, (inside, orders) =>
    audit(inside, inside.db, { ...auditOf(ctx, who), what: 'wallets-recalled', after: { orders } }),
  )

/**
 * “Collect all to main wallet”, or what a page does that leaves a game which money followed to
 * (MEM-21). A page that was followed by another launch brings nothing back. A partner's page, which
 * games are left on too, brings back what followed to its game and no more.
 */
export const recallWalletsRoute = route(recallWallets, async ({ launchId, idempotencyKey: key }, ctx) => {
  const { deps } = ctx
  if (launchId === undefined && sessionOf(ctx).reach === 'play') throw new Refusal('REACH_TOO_SMALL')
  const who = await playerOfSession(ctx)
  const currency = currencyOf(deps, who.type)
  const wallets = [...(await vendorBalances(deps.db, who.id, currency)).keys()]
  const before = await recalledBefore(deps, who.id, key, wallets)
  if (!before.length && (await isSingleWallet(deps))) throw new Refusal('FUNCTION_DISABLED')
  const recall = async () =>
    launchId === undefined
      ? recallAll(ctx, who, key)
      : recallFilled(deps, { playerId: who.id, wallets: await walletsOfLaunch(deps, who.id, launchId), key })
  const recalled = before.length ? before : await recall()
  const vendors = await walletVendors(deps)
  return {
    orders: recalled.map(whole => shownTransfer(whole, vendors)),
    balances: shownBalances(await vendorBalances(deps.db, who.id, currency), currency),
  }
})
