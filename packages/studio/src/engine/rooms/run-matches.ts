import { type Deps, nowOf } from '../deps.ts'
import { drawNumbers } from '../fairness/draw.ts'
import type { Driver } from '../rounds/drive-round.ts'
import { planRollback } from '../rounds/rollback.ts'
import type { RoundState } from '../rounds/round-state.ts'
import { secretOfDraw } from '../store/draws.ts'
import {
  changeMatch,
  countMissed,
  dropSeat,
  type StoredMatch,
  storedMatch,
  liveMatches,
  type MatchKey,
  type Seat,
  seatsOf,
} from '../store/matches.ts'
import { inTransaction } from '../store/open.ts'
import { type Round, roundById } from '../store/rounds.ts'
import { cardRulesOf, freeSeat, recordMove, replayMatch } from './moves.ts'
import { missedTurns, timeLimits } from './time-limits.ts'

/** States of a bet that keep its seat. */
const seated: readonly RoundState[] = ['created', 'betSent', 'waiting']

const betOf = ({ store }: Deps, { roundId }: Seat): Round | null => roundById(store, roundId)
const isPaid = (deps: Deps, seat: Seat): boolean => betOf(deps, seat)?.state === 'waiting'
const isLate = (deps: Deps, { dueAt }: StoredMatch): boolean => dueAt !== null && dueAt <= nowOf(deps)

/** Takes the bets of a match as far as the operator answers. */
async function driveBets(deps: Deps, driver: Driver, seats: readonly Seat[]): Promise<void> {
  const bets = seats.map(seat => betOf(deps, seat)).filter(bet => bet !== null)
  await Promise.all(bets.map(bet => driver.drive(bet)))
}

/** Empties the seats whose bet was refused or is being rolled back. */
function dropUnpaid(deps: Deps, match: StoredMatch): void {
  const lost = seatsOf(deps.store, match).filter(seat => !seated.includes(betOf(deps, seat)?.state ?? 'refused'))
  if (!lost.length) return
  inTransaction(deps.store, () => {
    for (const seat of lost) dropSeat(deps.store, seat)
    changeMatch(deps.store, match, {})
  })
}

/**
 * Deals, where both seats are paid: both players' client seeds are part of the seed, whose
 * commitment stood before either of them sat down.
 */
async function deal(deps: Deps, match: StoredMatch): Promise<void> {
  const { store } = deps
  const { gameCode, number, version } = match
  const clientSeed = seatsOf(store, match)
    .map(seat => seat.clientSeed)
    .join('+')
  const seed = { serverSeed: secretOfDraw(store, gameCode, number), clientSeed, nonce: number }
  const drawn = await drawNumbers(seed, cardRulesOf(deps, gameCode).dealUpperBounds)
  inTransaction(store, () => {
    if (storedMatch(store, match)?.version !== version) return
    changeMatch(store, match, { state: 'playing', deal: drawn, clientSeed, dueAt: nowOf(deps) + timeLimits.turn })
  })
}

/**
 * Plays the lowest legal card for a player who let the time pass; the second time in a row the
 * player has left, and loses.
 */
function passTurn(deps: Deps, match: StoredMatch): void {
  const standing = replayMatch(deps, match)
  const seat = seatsOf(deps.store, match).find(({ place }) => place === standing?.turn)
  if (!standing || !seat) return
  const missedTurnCount = seat.missed + 1
  const cards = cardRulesOf(deps, match.gameCode)
  const lowest = cards.lowestOf(cards.legalCards(standing))
  const move = missedTurnCount >= missedTurns || lowest === undefined ? cards.forfeitOf(standing.turn) : lowest
  inTransaction(deps.store, () => {
    countMissed(deps.store, seat, missedTurnCount)
    recordMove(deps, match, move)
  })
}

async function advanceOpenMatch(deps: Deps, driver: Driver, match: StoredMatch): Promise<void> {
  dropUnpaid(deps, match)
  const seats = seatsOf(deps.store, match)
  const now = storedMatch(deps.store, match)
  if (!now || !seats.every(seat => isPaid(deps, seat))) return
  const [alone, second] = seats
  if (second) return deal(deps, now)
  if (!alone || !isLate(deps, now)) return
  inTransaction(deps.store, () => freeSeat(deps, now, alone))
  await driveBets(deps, driver, [alone])
}

/** Does what is due at a match, and wakes the requests that wait for it. */
export async function advanceMatch(deps: Deps, driver: Driver, key: MatchKey): Promise<void> {
  const before = storedMatch(deps.store, key)
  if (!before) return
  if (before.state === 'open') await advanceOpenMatch(deps, driver, before)
  if (before.state === 'playing' && isLate(deps, before)) passTurn(deps, before)
  const after = storedMatch(deps.store, key)
  if (after?.version !== before.version) deps.matchListeners.wake(key.number)
  if (after?.state !== 'ended' && after?.state !== 'void') return
  await driveBets(deps, driver, seatsOf(deps.store, after))
  deps.matchListeners.wake(key.number)
}

/** Does what is due at every match. A run that was interrupted is continued by the next one. */
export async function runDueMatches(deps: Deps, driver: Driver): Promise<void> {
  for (const match of liveMatches(deps.store)) await advanceMatch(deps, driver, match)
}

/** Milliseconds until something is due at a match, where anything is. */
export function untilNextMatch(deps: Deps): number | null {
  const due = liveMatches(deps.store).flatMap(({ dueAt }) => dueAt ?? [])
  return due.length ? Math.min(...due) - nowOf(deps) : null
}

/**
 * After a start: the player to move has the time of a turn again; a match that stood for too long
 * is void, and the stakes come back.
 */
export function resumeMatches(deps: Deps): void {
  const { store } = deps
  for (const match of liveMatches(store)) {
    if (match.state !== 'playing') continue
    const isVoid = nowOf(deps) - (match.dueAt ?? 0) > timeLimits.outage
    inTransaction(store, () => {
      if (!isVoid) return changeMatch(store, match, { dueAt: nowOf(deps) + timeLimits.turn })
      changeMatch(store, match, { state: 'void', dueAt: null })
      for (const seat of seatsOf(store, match)) {
        const bet = betOf(deps, seat)
        if (bet?.state === 'waiting') planRollback(deps, bet)
      }
    })
  }
}
