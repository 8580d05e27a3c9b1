import { vendorBet } from '@baize/contract'
import { Refusal } from '../http/refusal.ts'
import { writeBet } from './bets.ts'
import { liveLaunch } from './game-session.ts'
import { moveForRound, shownBalance, unitsOf } from './money.ts'
import { addStake } from './rounds.ts'
import { keptRoute } from './signed-route.ts'

/** Takes a stake: the session must live and be of this game and currency, and the bet must not have been rolled back before it came. */
export const betRoute = keptRoute(vendorBet, async (input, deps, vendor) => {
  const { player: playerId, txId, roundId, currency } = input
  const amount = unitsOf(input.amount, currency)
  const now = deps.clock.now()
  const launch = await liveLaunch(deps, vendor, playerId, input.session)
  const refuse = async (code: 'GAME_SESSION_ENDED' | 'CURRENCY_MISMATCH' | 'BET_ROLLED_BACK') =>
    new Refusal(code, await shownBalance(deps, playerId))
  if (launch.gameCode !== input.gameCode) throw await refuse('GAME_SESSION_ENDED')
  if (launch.currency !== currency) throw await refuse('CURRENCY_MISMATCH')
  const isNew = await writeBet(deps.db, { playerId, vendor, txId, roundId, amount, state: 'taken', at: now })
  if (!isNew) throw await refuse('BET_ROLLED_BACK')
  await addStake(deps.db, { playerId, vendor, roundId }, launch, amount, now)
  const value = await moveForRound(deps, { kind: 'round.bet', vendor, playerId, txId, roundId, currency, amount: -amount })
  return { value, moved: -amount }
})
