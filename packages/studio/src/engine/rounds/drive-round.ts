import { openRounds, type Round, roundById } from '../store/rounds.ts'
import { vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import { type Deps, nowOf, pauseAfter } from '../deps.ts'
import { type Call, type CallKind, addCall, callOf, markAnswered, postpone } from '../store/calls.ts'
import { moveRound } from '../store/round-transitions.ts'
import { inTransaction } from '../store/open.ts'
import { bookRound } from '../store/player-wallets.ts'
import { endWalletSession } from '../store/sessions.ts'
import type { Answer } from '../wallet/answer.ts'
import { txIdOf, winBody } from './call-bodies.ts'
import { firstRepeat, rollBackUnanswered } from './rollback.ts'
import { type DrawnOutcome, decidedOutcome, drawOutcome } from './outcome.ts'
import type { RoundState } from './round-state.ts'

/** Takes a round one state on. It comes back unchanged where the operator gave no answer. */
type Step = (deps: Deps, round: Round) => Promise<Round>

function storedCall({ store }: Deps, round: Round, kind: CallKind): Call {
  const call = callOf(store, round.id, kind)
  if (!call) throw new Error(`Round ${round.id} is ${round.state} but holds no ${kind}`)
  return call
}

/** Stores the outcome together with the win that is to be sent. */
function decide(deps: Deps, round: Round, { stops, win }: DrawnOutcome, balance = round.balance): Round {
  const { store } = deps
  addCall(
    store,
    { txId: txIdOf(round, 'win'), roundId: round.id, kind: 'win', body: JSON.stringify(winBody(round, win)) },
    firstRepeat(deps),
  )
  return moveRound(store, round, 'accepted', nowOf(deps), { stops, win, ...(balance ? { balance } : {}) })
}

/** The stake is taken: the round is drawn, or waits for the draw that it was put on. */
async function accept(deps: Deps, round: Round, balance: string): Promise<Round> {
  const { store } = deps
  const drawn = round.draw === null ? await drawOutcome(deps, round) : null
  return inTransaction(store, () => {
    markAnswered(store, txIdOf(round, 'bet'), nowOf(deps))
    bookRound(store, round, -round.stake)
    return drawn ? decide(deps, round, drawn, balance) : moveRound(store, round, 'waiting', nowOf(deps), { balance })
  })
}

function refuse(deps: Deps, round: Round, refusal: string): Round {
  const { store } = deps
  return inTransaction(store, () => {
    markAnswered(store, txIdOf(round, 'bet'), nowOf(deps))
    if (refusal === 'GAME_SESSION_ENDED') endWalletSession(store, round.walletSession, nowOf(deps))
    return moveRound(store, round, 'refused', nowOf(deps), { refusal })
  })
}

const sendBet: Step = async (deps, created) => {
  const { body } = storedCall(deps, created, 'bet')
  const sent = moveRound(deps.store, created, 'betSent', nowOf(deps))
  const answer = await deps.wallet.call(vendorBet, body)
  if (answer.kind === 'done') return accept(deps, sent, answer.value.balance)
  if (answer.kind === 'refused') return refuse(deps, sent, answer.code)
  return rollBackUnanswered(deps, sent, answer.reason)
}

/**
 * The stake that a rollback gives back: none where the operator never answered that it was taken.
 */
const returnedStake = ({ balance, stake }: Round): bigint => (balance === null ? 0n : stake)

/**
 * Closes the round where the call was done. A refusal is no answer to money that is owed: it is
 * kept for the studio's staff and the call goes on being repeated.
 */
function conclude(
  deps: Deps,
  round: Round,
  call: Call,
  to: RoundState,
  answer: Answer<typeof vendorWin | typeof vendorRollback>,
): Round {
  const { store, backoff } = deps
  if (answer.kind !== 'done') {
    const trouble = answer.kind === 'refused' ? answer.code : answer.reason
    postpone(store, call.txId, trouble, nowOf(deps) + pauseAfter(backoff, call.attempts))
    return round
  }
  return inTransaction(store, () => {
    markAnswered(store, call.txId, nowOf(deps))
    bookRound(store, round, call.kind === 'win' ? (round.win ?? 0n) : returnedStake(round))
    return moveRound(store, round, to, nowOf(deps), { balance: answer.value.balance })
  })
}

const sendWin: Step = async (deps, round) => {
  const call = storedCall(deps, round, 'win')
  return conclude(deps, round, call, 'settled', await deps.wallet.call(vendorWin, call.body))
}

const sendRollback: Step = async (deps, round) => {
  const call = storedCall(deps, round, 'rollback')
  return conclude(deps, round, call, 'rolledBack', await deps.wallet.call(vendorRollback, call.body))
}

/**
 * Next step of a round in each state. `betSent` is only met here after a crash: it is unknown
 * whether the bet was taken.
 */
const steps: Partial<Record<RoundState, Step>> = {
  created: sendBet,
  betSent: async (deps, round) => rollBackUnanswered(deps, round, 'the studio stopped before the answer'),
  waiting: async (deps, round) => {
    const drawn = decidedOutcome(deps, round)
    return drawn ? inTransaction(deps.store, () => decide(deps, round, drawn)) : round
  },
  accepted: async (deps, round) => moveRound(deps.store, round, 'winSent', nowOf(deps)),
  winSent: sendWin,
  unknown: sendRollback,
}

/** Takes rounds to their end, one step at a time for each. */
export interface Driver {
  /** Takes a round as far as the operator answers. Asked twice at once, both get the same. */
  drive(round: Round): Promise<Round>
  /** Tries every open round now, whatever its pause. */
  settle(): Promise<Round[]>
  /** Resolves when nothing is on its way any more. */
  idle(): Promise<void>
}

async function advance(deps: Deps, round: Round): Promise<Round> {
  const next = await steps[round.state]?.(deps, round)
  if (!next || next.state === round.state) return next ?? round
  return advance(deps, next)
}

/** @param changed - called with every round that was driven, whatever came of it */
export function createDriver(deps: Deps, changed: (round: Round) => void): Driver {
  const running = new Map<string, Promise<Round>>()

  const drive = (round: Round): Promise<Round> => {
    const already = running.get(round.id)
    if (already) return already
    // Read again: another call may have taken it on since the caller read it.
    const current = roundById(deps.store, round.id) ?? round
    const run = advance(deps, current).finally(() => {
      running.delete(round.id)
      changed(current)
    })
    running.set(round.id, run)
    return run
  }

  return {
    drive,
    settle: () => Promise.all(openRounds(deps.store).map(drive)),
    idle: async () => {
      while (running.size > 0) await Promise.allSettled(running.values())
    },
  }
}
