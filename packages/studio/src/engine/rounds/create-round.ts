import { type Deps, nowOf } from '../deps.ts'
import { addCall } from '../store/calls.ts'
import { inTransaction } from '../store/open.ts'
import { addRound, type NewRound, openRoundOf, type Round, roundById, roundByRequest } from '../store/rounds.ts'
import { seedsOf, takeNonce } from '../store/seeds.ts'
import type { Session } from '../store/sessions.ts'
import { Refusal } from '../refusal.ts'
import { betBody, txIdOf } from './call-bodies.ts'
import { checkPause } from './pause-between-rounds.ts'
import { newRoundId } from './round-id.ts'
import { ensureSeeds } from '../fairness/commit-seeds.ts'
import { checkStake } from './stakes-on-offer.ts'

/** Client seed of a player who never gave one. */
const plainClientSeed = 'baize'

export interface BetRequest {
  stake: bigint
  /** Choice of the player beside the stake, as sent. */
  choice?: unknown
  /** The same id again gets the same round again. */
  requestId: string
  clientSeed?: string | undefined
  /** Whether the pause between two rounds is left out, as for seeded rounds. */
  withoutPause?: boolean
}

/**
 * The round that a request already made.
 * @throws Refusal REQUEST_CONFLICT where it asked for another bet then
 */
export function repeatedRound(
  store: Deps['store'],
  { player, gameCode }: Pick<Session, 'player' | 'gameCode'>,
  order: Pick<BetRequest, 'stake' | 'requestId'>,
  choice: object,
): Round | null {
  const round = roundByRequest(store, player, gameCode, order.requestId)
  if (round && (round.stake !== order.stake || JSON.stringify(round.choice) !== JSON.stringify(choice)))
    throw new Refusal('REQUEST_CONFLICT')
  return round
}

/** Writes a round and the bet that is to be sent for it, inside the caller's transaction. */
export function addRoundWithBet(store: Deps['store'], round: NewRound): Round {
  addRound(store, round)
  addCall(
    store,
    { txId: txIdOf(round, 'bet'), roundId: round.id, kind: 'bet', body: JSON.stringify(betBody(round)) },
    null,
  )
  const made = roundById(store, round.id)
  if (!made) throw new Error('A round was added and is not there')
  return made
}

/**
 * Makes a round and its bet, and takes the nonce, in one step on the disk. Nothing is sent yet.
 * @throws Refusal BAD_STAKE, BAD_CHOICE, ROUND_OPEN, TOO_SOON, REQUEST_CONFLICT
 */
export async function createRound(deps: Deps, session: Session, order: BetRequest): Promise<Round> {
  const { store, games } = deps
  const { player, gameCode, walletSession, currency } = session
  // A draw is bet on and a table is sat down at, neither is pressed; a lobby is no game at all.
  if (!games.isInstant(gameCode)) throw new Refusal('BAD_CHOICE')
  const rules = games.rulesOf(gameCode)
  checkStake(rules, order.stake, currency)
  const choice = rules.choiceOf(order.choice)
  if (!choice) throw new Refusal('BAD_CHOICE')
  await ensureSeeds(deps, player, gameCode)
  return inTransaction(store, () => {
    const before = repeatedRound(store, session, order, choice)
    if (before) return before
    if (openRoundOf(store, player)) throw new Refusal('ROUND_OPEN')
    if (!order.withoutPause) checkPause(deps, player, rules)
    const seeds = seedsOf(store, player, gameCode)
    if (!seeds) throw new Error('A player lost the seeds')
    const { active } = seeds
    const clientSeed = order.clientSeed ?? active.clientSeed ?? plainClientSeed
    const round: NewRound = {
      id: newRoundId(deps.random),
      player,
      gameCode,
      walletSession,
      requestId: order.requestId,
      stake: order.stake,
      choice,
      currency,
      seedNumber: active.number,
      clientSeed,
      nonce: takeNonce(store, player, gameCode, active, clientSeed),
      draw: null,
      createdAt: nowOf(deps),
    }
    return addRoundWithBet(store, round)
  })
}
