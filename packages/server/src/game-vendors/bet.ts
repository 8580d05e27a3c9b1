import { lotteryAreaOf, vendorBet } from '@baize/contract'
import type { Input } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { stakeBonuses } from '../bonus-money/index.ts'
import { Refusal } from '../http/refusal.ts'
import { writeBet } from './bets.ts'
import { liveLaunch } from './game-session.ts'
import type { LiveLaunch } from './game-session.ts'
import { tryBet } from './fast-path.ts'
import type { FastPathResult } from './fast-path.ts'
import { playerIdOf } from './player-id.ts'
import { roundCall } from './round-call.ts'
import type { SignedCall } from './signature.ts'
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
 * Takes a stake for a round of a launched game, step by step. The usual bet is one statement,
 * `vendor_take_bet` of the database; this runs where that statement decides nothing.
 * @throws Refusal BET_ROLLED_BACK, ROUND_CLOSED or INSUFFICIENT_FUNDS
 */
export async function takeStake(deps: Deps, launch: LiveLaunch, { vendor, playerId, txId, roundId, amount }: Stake) {
  const now = deps.clock.now()
  const isNew = await writeBet(deps.db, { playerId, vendor, txId, roundId, amount, state: 'taken', at: now })
  if (!isNew) throw new Refusal('BET_ROLLED_BACK', await shownBalance(deps, playerId, launch.wallet))
  await addStake(deps.db, { playerId, vendor, roundId }, launch, amount, now)
  const { currency, wallet } = launch
  const bet = { vendor, playerId, txId, roundId, currency }
  if (wallet === null) await stakeBonuses(deps, { ...bet, amount })
  await moveForRound(deps, { ...bet, kind: 'round.bet', wallet, amount: -amount })
  return { value: await shownBalance(deps, playerId, wallet), moved: -amount }
}

/**
 * A session is for one game, or for all lottery games of an area, because a lobby leads to each of
 * them.
 */
function isGameOf(launch: LiveLaunch, gameCode: string): boolean {
  const area = lotteryAreaOf(gameCode)
  return launch.gameCode === gameCode || (area !== null && area === lotteryAreaOf(launch.gameCode))
}

interface Allowed {
  launch: LiveLaunch
  /** Minor units. */
  amount: bigint
}

/**
 * What a bet is of, where it may be taken at all.
 * @throws Refusal MAINTENANCE, BAD_REQUEST, GAME_SESSION_ENDED or CURRENCY_MISMATCH
 */
async function requireAllowed(deps: Deps, vendor: string, input: Input<typeof vendorBet>): Promise<Allowed> {
  const { player: playerId, gameCode, currency } = input
  await requireNoMaintenance(deps)
  const amount = minorUnitsOf(input.amount, currency)
  const launch = await liveLaunch(deps, vendor, playerIdOf(playerId), input.session)
  const refuse = async (code: 'GAME_SESSION_ENDED' | 'CURRENCY_MISMATCH') =>
    new Refusal(code, await shownBalance(deps, playerId, launch.wallet))
  if (!isGameOf(launch, gameCode)) throw await refuse('GAME_SESSION_ENDED')
  if (launch.currency !== currency) throw await refuse('CURRENCY_MISMATCH')
  return { launch: { ...launch, gameCode }, amount }
}

async function fastPath(call: SignedCall, input: Input<typeof vendorBet>, deps: Deps): Promise<FastPathResult> {
  const { launch, amount } = await requireAllowed(deps, call.vendor, input)
  const { id, vassalage, gameType, wallet } = launch
  const bet = roundCall(deps, call, 'round.bet', input, { amount, wallet })
  return tryBet(deps.db, { ...bet, launch: id, vassalage, gameType })
}

/**
 * No bet is taken during maintenance, of running sessions neither; what was bet before is settled
 * or rolled back all the while. A single bet must have an amount with no more digits than its
 * currency, a live session of this game and currency, a round that is open, and an amount within
 * the player's cash; it must not have been rolled back before it came. Least and highest stakes are
 * the vendor's to check.
 */
export const betRoute = idempotentRoute(
  vendorBet,
  async (input, deps, vendor) => {
    const { launch, amount } = await requireAllowed(deps, vendor, input)
    const { player: playerId, txId, roundId } = input
    return takeStake(deps, launch, { vendor, playerId, txId, roundId, amount })
  },
  { fastPath },
)
