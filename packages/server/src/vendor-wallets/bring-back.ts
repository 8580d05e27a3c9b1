import { asc, isNotNull } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { areGamesLeft } from '../game-vendors/index.ts'
import { filledWallets } from './balances.ts'
import { bringBack, recallMoney } from './recall.ts'
import { isSingleWallet } from './setting.ts'
import { vendorWalletTable } from './tables.ts'

/** Wallets that one run of the job looks at. */
const maxWallets = 200

/** Brings money back that followed its player to a vendor, once nobody plays there any more. */
async function emptyLeftWallets(deps: Deps): Promise<void> {
  const filled = await deps.db
    .select()
    .from(vendorWalletTable)
    .where(isNotNull(vendorWalletTable.filledFor))
    .orderBy(asc(vendorWalletTable.playerId), asc(vendorWalletTable.vassalage))
    .limit(maxWallets)
  for (const { playerId, vassalage } of filled)
    if (await areGamesLeft(deps, playerId, vassalage))
      await bringBack(deps, { playerId, wallets: [vassalage], key: deps.random.id() })
}

/** Brings everything back once the merchant has one wallet for all vendors. */
async function emptyAllWallets(deps: Deps): Promise<void> {
  const filled = await filledWallets(deps.db, deps.config.currency, { after: null, limit: maxWallets })
  for (const playerId of new Set(filled.map(wallet => wallet.playerId)))
    await recallMoney(deps, { playerId, key: deps.random.id(), cause: 'staff', isMeant: () => true })
}

/** Brings home what no longer belongs at vendors. Each wallet has one transfer at a time. */
export const bringMoneyBack = async (deps: Deps): Promise<void> =>
  (await isSingleWallet(deps)) ? emptyAllWallets(deps) : emptyLeftWallets(deps)
