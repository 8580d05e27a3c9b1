import { fromMinor, merchantWallet, setAutoTransfer, vendorWallets, walletTransfers } from '@baize/contract'
import type { Output } from '@baize/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { route, sessionOf } from '../http/route.ts'
import { moneyOrder, orderPage } from '../orders/index.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { readMoney } from '../wallet/index.ts'
import { isAutoTransferOn, switchAutoTransfer } from './auto-transfer.ts'
import { vendorBalances } from './balances.ts'
import { askDue } from './carry-out.ts'
import { vendorTransferKind } from './kind.ts'
import { isSingleWallet } from './setting.ts'
import { vendorTransfer } from './tables.ts'
import { selectTransfers, shownTransfer } from './view.ts'
import type { WholeTransfer } from './view.ts'
import { walletVendors } from './vendors.ts'
import type { WalletVendor } from './vendors.ts'

/** Whether there is one wallet for all vendors (WAL-08). */
export const merchantWalletRoute = route(merchantWallet, async (_, { deps }) => ({
  isSingle: await isSingleWallet(deps),
}))

const sumOf = (all: Iterable<bigint>): bigint => [...all].reduce((total, units) => total + units, 0n)

/** The transfers of a player whose result is unknown. */
const openTransfers = (db: Db, playerId: string): Promise<WholeTransfer[]> =>
  selectTransfers(db).where(and(eq(vendorTransfer.playerId, playerId), isNotNull(vendorTransfer.openKey)))

type Listed = Output<typeof vendorWallets>['list'][number]

/** A wallet at a vendor as the wire shows it. */
function shownWallet(
  { vassalage, name, gameTypes, isClosed, closedUntil }: WalletVendor,
  balance: string,
  isProcessing: boolean,
): Listed {
  const state = isClosed ? 'maintenance' : isProcessing ? 'processing' : 'open'
  return { vassalage, name, gameTypes, balance, state, maintenanceUntil: closedUntil?.toISOString() ?? null }
}

/**
 * The wallets of a member (MEM-21). Vendors are asked for what has no result yet, so that a page
 * that reads again finds it.
 */
export const vendorWalletsRoute = route(vendorWallets, async (_, ctx) => {
  const { deps } = ctx
  const { db, clock } = deps
  const { playerId, type } = sessionOf(ctx)
  await askDue(deps, eq(vendorTransfer.playerId, playerId))
  const isSingle = await isSingleWallet(deps)
  const { cash, currency } = await readMoney(deps, playerId, type)
  const balances = await vendorBalances(db, playerId, currency)
  const open = await openTransfers(db, playerId)
  const vendors = await walletVendors(deps)
  const text = (units: bigint) => fromMinor(units, currency)
  const processing = sumOf(open.map(({ order }) => order.amount))
  const waiting = open.find(({ transfer }) => transfer.cause === 'member')
  const isProcessing = (vassalage: string) => open.some(({ transfer }) => transfer.vassalage === vassalage)
  return {
    isSingle,
    main: text(cash),
    list: vendors
      .filter(({ vassalage }) => !isSingle || balances.get(vassalage) || isProcessing(vassalage))
      .map(each => shownWallet(each, text(balances.get(each.vassalage) ?? 0n), isProcessing(each.vassalage))),
    processing: text(processing),
    total: text(cash + processing + sumOf(balances.values())),
    waiting: waiting ? shownTransfer(waiting, vendors) : null,
    autoTransfer: await isAutoTransferOn(db, playerId),
    serverTime: clock.now().toISOString(),
    currency,
    currencySymbol: symbolOf(currency),
  }
})

/** The own transfers between wallets (MEM-21). */
export const walletTransfersRoute = route(walletTransfers, async (input, ctx) => {
  const { deps } = ctx
  await askDue(deps, eq(vendorTransfer.playerId, sessionOf(ctx).playerId))
  const { totals, ...page } = await orderPage(ctx, input, {
    kind: vendorTransferKind,
    table: vendorTransfer,
    read: async ({ where, orderBy, limit, offset }) => {
      const rows = await selectTransfers(deps.db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
      const vendors = await walletVendors(deps)
      return rows.map(whole => shownTransfer(whole, vendors))
    },
    sums: { amount: moneyOrder.amount },
  })
  return { ...page, totals: { page: totals.page.amount, period: totals.period.amount } }
})

export const setAutoTransferRoute = route(setAutoTransfer, async ({ on }, ctx) => {
  await switchAutoTransfer(ctx, on)
  return { on }
})
