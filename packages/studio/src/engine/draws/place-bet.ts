import { type Deps, nowOf } from '../deps.ts'
import { addRoundWithBet, repeatedRound } from '../rounds/create-round.ts'
import { newRoundId } from '../rounds/round-id.ts'
import { nextDraw } from '../store/draws.ts'
import { inTransaction } from '../store/open.ts'
import type { Round } from '../store/rounds.ts'
import type { Session } from '../store/sessions.ts'
import { Refusal } from '../refusal.ts'
import { checkStake } from '../rounds/stakes-on-offer.ts'
import { checkBetsPerDraw } from './bets-per-draw.ts'
import { takesBets } from './betting-window.ts'
import { issueOf } from './issue.ts'

export interface DrawBetRequest {
  gameCode: string
  /** The draw that the player saw. */
  issue: string
  stake: bigint
  /** Choice, as sent. */
  choice?: unknown
  /** The same id again gets the same bet again. */
  requestId: string
}

/**
 * Makes a bet on the draw that takes bets now, in one step on the disk. Nothing is sent yet.
 * @throws Refusal BAD_CHOICE, BAD_STAKE, DRAW_CLOSED, TOO_MANY_BETS, REQUEST_CONFLICT
 */
export function placeBet(deps: Deps, session: Session, order: DrawBetRequest): Round {
  const { store, platformClock, games } = deps
  const { gameCode, stake, requestId } = order
  const { player, walletSession, currency } = session
  const game = games.drawnOf(gameCode)
  const rules = games.drawnRulesOf(gameCode)
  if (!game || !rules || game.family !== games.familyOf(session.gameCode)) throw new Refusal('BAD_CHOICE')
  // Bets that name their draws are made where those are looked at.
  if (rules.drawsOf) throw new Refusal('BAD_CHOICE')
  checkStake(rules, stake, currency)
  const choice = rules.choiceOf(order.choice)
  if (!choice) throw new Refusal('BAD_CHOICE')
  return inTransaction(store, () => {
    const before = repeatedRound(store, { player, gameCode }, order, choice)
    if (before) return before
    const now = platformClock.now()
    const draw = now === null ? null : nextDraw(store, gameCode, now)
    if (now === null || !draw || !takesBets(game, draw, now) || issueOf(game, draw.number) !== order.issue)
      throw new Refusal('DRAW_CLOSED')
    checkBetsPerDraw(store, player, gameCode, draw.number)
    return addRoundWithBet(store, {
      id: newRoundId(deps.random),
      player,
      gameCode,
      walletSession,
      requestId,
      stake,
      choice,
      currency,
      // The seed is the draw's own, and the same for everybody.
      seedNumber: 0,
      clientSeed: gameCode,
      nonce: draw.number,
      draw: draw.number,
      createdAt: nowOf(deps),
    })
  })
}
