import { runStatement, statement } from '../db/statement.ts'
import type { Deps } from '../deps.ts'
import { playerCash, vendorWallet } from '../ledger/index.ts'
import type { Launch } from './tables.ts'

/** The vendor whose wallet money moves in; null for the player's only wallet. */
export type WalletName = Launch['wallet']

/** The account of the ledger that rounds of a player draw on. */
export const accountOf = (playerId: string, wallet: WalletName): string =>
  wallet === null ? playerCash(playerId) : vendorWallet(playerId, wallet)

const readWallet = statement<{ player: string; vendor: string; round: string }, { wallet: WalletName }>()`
  select wallet from game_round where player_id = ${'player'} and vendor = ${'vendor'} and round_id = ${'round'}`

/**
 * The wallet that a round draws on for good: that of the launch it was opened in. Undefined where
 * there is no such round yet.
 */
export async function walletOfRound(
  { db }: Pick<Deps, 'db'>,
  { playerId: player, vendor, roundId: round }: { playerId: string; vendor: string; roundId: string },
): Promise<WalletName | undefined> {
  const [found] = await runStatement(db, readWallet, { player, vendor, round })
  return found?.wallet
}
