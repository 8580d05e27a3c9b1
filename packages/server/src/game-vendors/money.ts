import { fromMinor, toMinor } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { playerCash, vendorAccount, post } from '../ledger/index.ts'
import { readMoney } from '../wallet/index.ts'

/**
 * Minor units of an amount on the wire.
 * @throws Refusal BAD_REQUEST where it has more digits than its currency
 */
export function unitsOf(amount: string, currency: string): bigint {
  try {
    return toMinor(amount, currency)
  } catch {
    throw new Refusal('BAD_REQUEST')
  }
}

/** What a vendor is told after a call: what the player can spend now. */
export async function shownBalance(deps: Deps, playerId: string): Promise<{ balance: string; currency: string }> {
  const { cash, currency } = await readMoney(deps, playerId)
  return { balance: fromMinor(cash, currency), currency }
}

export interface RoundMovement {
  kind: 'round.bet' | 'round.win' | 'round.rollback'
  vendor: string
  playerId: string
  txId: string
  roundId: string
  currency: string
  /** Minor units that the player gets; a stake is negative. */
  amount: bigint
}

/**
 * Moves money between a player and a vendor. A movement of nothing is none: it is told by the kept call alone.
 * @throws Refusal INSUFFICIENT_FUNDS with the balance beside it
 */
export async function moveForRound(
  deps: Deps,
  { kind, vendor, playerId, txId, roundId, currency, amount }: RoundMovement,
) {
  if (amount === 0n) return shownBalance(deps, playerId)
  const legs = [
    { account: playerCash(playerId), amount },
    { account: vendorAccount(vendor), amount: -amount },
  ]
  try {
    const { entries } = await post(deps, {
      source: `vendor:${vendor}`,
      key: txId,
      kind,
      currency,
      reference: roundId,
      legs,
    })
    const own = entries.find(entry => entry.account === playerCash(playerId))
    return { balance: fromMinor(own?.balance ?? 0n, currency), currency }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'INSUFFICIENT_FUNDS') throw error
    throw new Refusal('INSUFFICIENT_FUNDS', await shownBalance(deps, playerId))
  }
}
