import { fromMinor } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { accountsOfPlayer, playerBonus, post, vendorAccount } from '../ledger/index.ts'
import type { Movement } from '../ledger/index.ts'
import { accountOf } from './round-wallet.ts'
import type { WalletName } from './round-wallet.ts'

/**
 * The amount that the player can spend now in a wallet, as a vendor is told after a call: bonus
 * money is played from the main wallet.
 */
export async function shownBalance(
  deps: Pick<Deps, 'db' | 'config'>,
  playerId: string,
  wallet: WalletName,
): Promise<{ balance: string; currency: string }> {
  const { currency } = deps.config
  const account = accountOf(playerId, wallet)
  const own = await accountsOfPlayer(deps.db, [account, wallet === null ? playerBonus(playerId) : account], currency)
  const units = own.reduce((total, { balance }) => total + balance, 0n)
  return { balance: fromMinor(units, currency), currency }
}

export interface RoundMovement {
  kind: 'round.bet' | 'round.win' | 'round.rollback'
  vendor: string
  playerId: string
  txId: string
  roundId: string
  /** The wallet that the round draws on. */
  wallet: WalletName
  currency: string
  /** Minor units that the player gets; a stake is negative. */
  amount: bigint
}

/** The movement of a call about a round, as the ledger takes it. */
export const movementOf = ({
  kind,
  vendor,
  playerId,
  txId,
  roundId,
  wallet,
  currency,
  amount,
}: RoundMovement): Movement => ({
  source: `vendor:${vendor}`,
  key: txId,
  kind,
  currency,
  reference: roundId,
  legs: [
    { account: accountOf(playerId, wallet), amount },
    { account: vendorAccount(vendor), amount: -amount },
  ],
})

/**
 * Moves money between a player and a vendor. An amount of zero moves nothing and is recorded by the
 * stored call alone.
 * @throws Refusal INSUFFICIENT_FUNDS with the balance beside it
 */
export async function moveForRound(deps: Deps, movement: RoundMovement): Promise<void> {
  const { playerId, wallet, amount } = movement
  if (amount === 0n) return
  try {
    await post(deps, movementOf(movement))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'INSUFFICIENT_FUNDS') throw error
    throw new Refusal('INSUFFICIENT_FUNDS', await shownBalance(deps, playerId, wallet))
  }
}
