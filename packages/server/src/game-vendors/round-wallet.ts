import { and, eq, isNotNull } from 'drizzle-orm'
import { ttlCache } from '../db/ttl-cache.ts'
import type { Deps } from '../deps.ts'
import { playerCash, vendorWallet } from '../ledger/index.ts'
import { gameLaunches, gameRounds } from './tables.ts'
import type { Launch } from './tables.ts'

/** The vendor whose wallet money moves in; null for the player's only wallet. */
export type WalletName = Launch['wallet']

/** The account of the ledger that rounds of a player draw on. */
export const accountOf = (playerId: string, wallet: WalletName): string =>
  wallet === null ? playerCash(playerId) : vendorWallet(playerId, wallet)

const used = ttlCache<boolean>(2000)

/** Whether any launch of this platform drew on a vendor's wallet. Such a launch says so at once. */
const areUsed = (deps: Pick<Deps, 'db' | 'clock'>): Promise<boolean> =>
  used.get(deps, '', async () => {
    const isUsed = isNotNull(gameLaunches.wallet)
    const [found] = await deps.db.select({ wallet: gameLaunches.wallet }).from(gameLaunches).where(isUsed).limit(1)
    return found !== undefined
  })

/**
 * The wallet that a round draws on: that of the launch it was opened in. A merchant with one wallet
 * for all vendors reads nothing for it.
 */
export async function walletOfRound(
  deps: Pick<Deps, 'db' | 'clock'>,
  { playerId, vendor, roundId }: { playerId: string; vendor: string; roundId: string },
): Promise<WalletName> {
  if (!(await areUsed(deps))) return null
  const [found] = await deps.db
    .select({ wallet: gameLaunches.wallet })
    .from(gameRounds)
    .innerJoin(
      gameLaunches,
      and(eq(gameLaunches.playerId, gameRounds.playerId), eq(gameLaunches.id, gameRounds.launchId)),
    )
    .where(and(eq(gameRounds.playerId, playerId), eq(gameRounds.vendor, vendor), eq(gameRounds.roundId, roundId)))
  return found?.wallet ?? null
}
