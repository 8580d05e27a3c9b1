import type { Deps } from '../deps.ts'
import { movementHash, shardedAccount, vendorAccount } from '../ledger/index.ts'
import { requestHashOf } from './idempotency.ts'
import type { RoundCall } from './fast-path.ts'
import { movementOf } from './money.ts'
import { playerIdOf } from './player-id.ts'
import { accountOf } from './round-wallet.ts'
import type { WalletName } from './round-wallet.ts'
import type { SignedCall } from './signature.ts'

/** What bets and wins say alike. */
interface RoundInput {
  player: string
  txId: string
  roundId: string
  gameCode: string
  currency: string
}

/**
 * A bet or win as one statement takes it: with the same hashes, keys and accounts as in single
 * steps, so that either way knows what the other has done. `amount` is in minor units, and never
 * negative; it moves in `wallet`.
 */
export function roundCall(
  { clock, random }: Deps,
  call: SignedCall,
  kind: 'round.bet' | 'round.win',
  input: RoundInput,
  { amount, wallet }: { amount: bigint; wallet: WalletName },
): RoundCall {
  const { player, txId, roundId, gameCode, currency } = input
  const { vendor, nonce, keyId } = call
  const playerId = playerIdOf(player)
  const moved = kind === 'round.bet' ? -amount : amount
  const movement = movementOf({ kind, vendor, playerId, txId, roundId, wallet, currency, amount: moved })
  return {
    player: playerId,
    vendor,
    tx: txId,
    round: roundId,
    requestHash: requestHashOf(call, input),
    at: clock.now(),
    nonce,
    keyId,
    gameCode,
    currency,
    amount,
    ledgerId: random.id(),
    ledgerHash: movementHash(movement),
    cash: accountOf(playerId, wallet),
    vendorAccount: shardedAccount(vendorAccount(vendor), txId),
    wallet,
  }
}
