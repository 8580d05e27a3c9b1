import { hour } from '@baize/contract'
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { areGamesLeft } from '../game-vendors/index.ts'
import { newestFirst } from '../orders/index.ts'
import { filledWallets } from './balances.ts'
import { recallFilled, recallMoney } from './recall.ts'
import { isSingleWallet } from './setting.ts'
import { vendorTransfer, vendorWalletTable } from './tables.ts'
import { selectTransfers, stateOf } from './view.ts'
import type { WholeTransfer } from './view.ts'

/** Wallets that are read at a time. */
const pageSize = 200

/** Milliseconds after which a wallet that could not be emptied is tried again. */
const retryAfter = hour

interface WalletKey {
  playerId: string
  vassalage: string
}

/**
 * Whether a recall of a wallet has failed within the last hour. Who plays on, or recalls by hand,
 * does not wait for that; the job would open an order that fails each time that it runs.
 */
async function hasFailedLately({ db, clock }: Deps, { playerId, vassalage }: WalletKey): Promise<boolean> {
  const { direction, cause } = vendorTransfer
  const isOfWallet = and(eq(vendorTransfer.playerId, playerId), eq(vendorTransfer.vassalage, vassalage))
  const [newest] = await selectTransfers(db)
    .where(and(isOfWallet, eq(direction, 'out'), ne(cause, 'member')))
    .orderBy(...newestFirst)
    .limit(1)
  if (!newest || stateOf(newest) !== 'failed') return false
  return clock.now().getTime() - newest.order.updatedAt.getTime() < retryAfter
}

/**
 * Goes through wallets page by page, so that those that cannot be emptied keep nobody back. It ends
 * at the first transfer without a result: the vendor does not answer, and would be waited for again
 * and again.
 * @param read - reads the wallets after one, by player and vendor
 * @param empty - recalls the money of one
 */
async function emptyEach<W extends WalletKey>(
  read: (after: WalletKey | null) => Promise<W[]>,
  empty: (wallet: W) => Promise<WholeTransfer[]>,
): Promise<void> {
  let page: W[] = []
  do {
    page = await read(page.at(-1) ?? null)
    for (const wallet of page) if ((await empty(wallet)).some(whole => stateOf(whole) === 'processing')) return
  } while (page.length === pageSize)
}

/** One page of the wallets that were filled for a launch. */
function walletsForLaunches({ db }: Deps, after: WalletKey | null) {
  const { playerId, vassalage } = vendorWalletTable
  const isAfter = after && sql`(${playerId}, ${vassalage}) > (${after.playerId}::uuid, ${after.vassalage})`
  return db
    .select()
    .from(vendorWalletTable)
    .where(and(isNotNull(vendorWalletTable.filledFor), isAfter ?? undefined))
    .orderBy(asc(playerId), asc(vassalage))
    .limit(pageSize)
}

/** Recalls money that followed its player to a vendor, once nobody plays there any more. */
const emptyLeftWallets = (deps: Deps): Promise<void> =>
  emptyEach(
    after => walletsForLaunches(deps, after),
    async wallet => {
      const { playerId, vassalage } = wallet
      const isDue = (await areGamesLeft(deps, playerId, vassalage)) && !(await hasFailedLately(deps, wallet))
      return isDue ? recallFilled(deps, { playerId, wallets: [wallet], key: deps.random.id() }) : []
    },
  )

/** Recalls everything once the merchant has one wallet for all vendors. */
const emptyAllWallets = (deps: Deps): Promise<void> =>
  emptyEach(
    after => filledWallets(deps.db, deps.config.currency, { after, limit: pageSize }),
    async ({ playerId, vassalage }) => {
      if (await hasFailedLately(deps, { playerId, vassalage })) return []
      const meant = async () => new Set([vassalage])
      return recallMoney(deps, { playerId, key: deps.random.id(), cause: 'staff', meant })
    },
  )

/** Recalls what no longer belongs at vendors. Each wallet has one transfer at a time. */
export const recallDue = async (deps: Deps): Promise<void> =>
  (await isSingleWallet(deps)) ? emptyAllWallets(deps) : emptyLeftWallets(deps)
