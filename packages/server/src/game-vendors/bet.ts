import { lotteryAreaOf, vendorBet } from '@baize/contract'
import type { Deps } from '../deps.ts'
import type { Launch } from './tables.ts'
import { Refusal } from '../http/refusal.ts'
import { writeBet } from './bets.ts'
import { liveLaunch } from './game-session.ts'
import { minorUnitsOf } from '../wallet/index.ts'
import { moveForRound, shownBalance } from './money.ts'
import { addStake } from './rounds.ts'
import { requireNoMaintenance } from '../system/index.ts'
import { idempotentRoute } from './idempotency.ts'

export interface Stake {
  vendor: string
  playerId: string
  txId: string
  roundId: string
  /** Minor units. */
  amount: bigint
}

/**
 * Takes a stake for a round of a launched game.
 * @throws Refusal BET_ROLLED_BACK, ROUND_CLOSED or INSUFFICIENT_FUNDS
 */
export async function takeStake(deps: Deps, launch: Launch, { vendor, playerId, txId, roundId, amount }: Stake) {
  const now = deps.clock.now()
  const isNew = await writeBet(deps.db, { playerId, vendor, txId, roundId, amount, state: 'taken', at: now })
  if (!isNew) throw new Refusal('BET_ROLLED_BACK', await shownBalance(deps, playerId))
  await addStake(deps.db, { playerId, vendor, roundId }, launch, amount, now)
  const { currency } = launch
  const value = await moveForRound(deps, {
    kind: 'round.bet',
    vendor,
    playerId,
    txId,
    roundId,
    currency,
    amount: -amount,
  })
  return { value, moved: -amount }
}

/** A session is for one game, or for all lottery games of an area, because a lobby leads to each of them. */
function isGameOf(launch: Launch, gameCode: string): boolean {
  const area = lotteryAreaOf(gameCode)
  return launch.gameCode === gameCode || (area !== null && area === lotteryAreaOf(launch.gameCode))
}

/**
 * No bet is taken during maintenance, of running sessions neither; what was bet before is settled or rolled back all the while.
 * A single bet must have an amount with no more digits than its currency, a live session of this game and currency, a round that is open, and
 * an amount within the player's cash; it must not have been rolled back before it came. Least and highest stakes are the vendor's to check.
 */
export const betRoute = idempotentRoute(
  vendorBet,
  async ({ player: playerId, txId, roundId, ...input }, deps, vendor) => {
    await requireNoMaintenance(deps)
    const amount = minorUnitsOf(input.amount, input.currency)
    const launch = await liveLaunch(deps, vendor, playerId, input.session)
    const refuse = async (code: 'GAME_SESSION_ENDED' | 'CURRENCY_MISMATCH') =>
      new Refusal(code, await shownBalance(deps, playerId))
    if (!isGameOf(launch, input.gameCode)) throw await refuse('GAME_SESSION_ENDED')
    if (launch.currency !== input.currency) throw await refuse('CURRENCY_MISMATCH')
    return takeStake(deps, { ...launch, gameCode: input.gameCode }, { vendor, playerId, txId, roundId, amount })
  },
)
