import { vendorRollback } from '@baize/contract'
import { and, desc, eq } from 'drizzle-orm'
import { lockStakes, returnStakes } from '../bonus-money/index.ts'
import type { Deps } from '../deps.ts'
import { gameLaunches } from './tables.ts'
import type { Launch } from './tables.ts'
import { Refusal } from '../http/refusal.ts'
import { hasStandingBet, lockBet, setBetState, writeBet } from './bets.ts'
import type { Bet } from './bets.ts'
import { moveForRound, shownBalance } from './money.ts'
import { lockOpenRound, takeStakeBack } from './rounds.ts'
import { walletOfRound } from './round-wallet.ts'
import { idempotentRoute } from './idempotency.ts'

/**
 * The newest launch of a vendor's games. A vendor may leave tombstones only with players who have
 * one.
 * @throws Refusal BAD_REQUEST
 */
async function newestLaunch({ db }: Deps, vendor: string, playerId: string): Promise<Pick<Launch, 'wallet'>> {
  const [launched] = await db
    .select({ wallet: gameLaunches.wallet })
    .from(gameLaunches)
    .where(and(eq(gameLaunches.playerId, playerId), eq(gameLaunches.vendor, vendor)))
    .orderBy(desc(gameLaunches.id))
    .limit(1)
  if (!launched) throw new Refusal('BAD_REQUEST')
  return launched
}

async function giveBack(deps: Deps, bet: Bet, txId: string) {
  const { playerId, vendor, roundId, amount } = bet
  const round = await lockOpenRound(deps.db, bet).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('BET_SETTLED') : error
  })
  await setBetState(deps.db, bet, 'rolled_back')
  const isLast = !(await hasStandingBet(deps.db, bet))
  const wallet = (await walletOfRound(deps, bet)) ?? null
  const staked = { playerId, vendor, roundId, betTxId: bet.txId }
  const stakes = await lockStakes(deps.db, staked)
  const movement = {
    kind: 'round.rollback',
    vendor,
    playerId,
    txId,
    roundId,
    wallet,
    currency: round.currency,
    amount,
  } as const
  await moveForRound(deps, movement)
  await returnStakes(deps, stakes, staked)
  await takeStakeBack(deps.db, { ...bet, wallet }, amount, isLast ? deps.clock.now() : null)
  return { value: await shownBalance(deps, playerId, wallet), moved: amount }
}

/**
 * Rolls a bet back. For a bet that has not come a tombstone is stored, so that the late bet is
 * refused; the answer shows the wallet of the player's newest launch. A second rollback is no
 * error.
 */
export const rollbackRoute = idempotentRoute(vendorRollback, async (input, deps, vendor) => {
  const { player: playerId, roundId, betTxId } = input
  const newest = await newestLaunch(deps, vendor, playerId)
  const tombstone: Bet = {
    playerId,
    vendor,
    txId: betTxId,
    roundId,
    amount: 0n,
    state: 'rolled_back',
    at: deps.clock.now(),
  }
  const nothingMoved = async () => {
    const ofRound = await walletOfRound(deps, { playerId, vendor, roundId })
    const wallet = ofRound === undefined ? newest.wallet : ofRound
    return { value: await shownBalance(deps, playerId, wallet), moved: 0n }
  }
  if (await writeBet(deps.db, tombstone)) return nothingMoved()
  const bet = await lockBet(deps.db, tombstone)
  if (bet?.roundId !== roundId) throw new Refusal('BAD_REQUEST')
  if (bet.state === 'settled') throw new Refusal('BET_SETTLED')
  return bet.state === 'rolled_back' ? nothingMoved() : giveBack(deps, bet, input.txId)
})
