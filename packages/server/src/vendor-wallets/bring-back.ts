import { and, asc, isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { areGamesLeft } from '../game-vendors/index.ts'
import { filledWallets } from './balances.ts'
import { bringBack, recallMoney } from './recall.ts'
import { isSingleWallet } from './setting.ts'
import { vendorWalletTable } from './tables.ts'
import { stateOf } from './view.ts'
import type { WholeTransfer } from './view.ts'

/** Wallets that are read at a time. */
const pageSize = 200

interface WalletKey {
  playerId: string
  vassalage: string
}

/**
 * Goes through wallets page by page, so that those that cannot be emptied keep nobody back. It ends
 * at the first transfer without a result: the vendor does not answer, and would be waited for again
 * and again.
 * @param read - reads the wallets after one, by player and vendor
 * @param empty - brings the money of one back
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

/** Brings money back that followed its player to a vendor, once nobody plays there any more. */
const emptyLeftWallets = (deps: Deps): Promise<void> =>
  emptyEach(
    after => walletsForLaunches(deps, after),
    async wallet => {
      const { playerId, vassalage } = wallet
      const isLeft = await areGamesLeft(deps, playerId, vassalage)
      return isLeft ? bringBack(deps, { playerId, wallets: [wallet], key: deps.random.id() }) : []
    },
  )

/** Brings everything back once the merchant has one wallet for all vendors. */
const emptyAllWallets = (deps: Deps): Promise<void> =>
  emptyEach(
    after => filledWallets(deps.db, deps.config.currency, { after, limit: pageSize }),
    ({ playerId, vassalage }) => {
      const isMeant = (each: string) => each === vassalage
      return recallMoney(deps, { playerId, key: deps.random.id(), cause: 'staff', isMeant })
    },
  )

/** Brings home what no longer belongs at vendors. Each wallet has one transfer at a time. */
export const bringMoneyBack = async (deps: Deps): Promise<void> =>
  (await isSingleWallet(deps)) ? emptyAllWallets(deps) : emptyLeftWallets(deps)
