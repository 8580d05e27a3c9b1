import { fromMinor } from '@baize/contract'
import { issueOfRound } from '../draws/issue.ts'
import type { Games } from '../game.ts'
import type { Round } from '../store/rounds.ts'
import type { RoundState } from './round-state.ts'

/**
 * State of a round for its player: `waiting` is for a draw to come, `paying` is won or lost and not
 * yet answered by the operator, `returning` is a stake that is being taken back.
 */
export type Outcome = 'waiting' | 'settled' | 'paying' | 'returning' | 'rolledBack' | 'refused' | 'running'

const outcomes: Record<RoundState, Outcome> = {
  created: 'running',
  betSent: 'running',
  waiting: 'waiting',
  accepted: 'paying',
  winSent: 'paying',
  settled: 'settled',
  unknown: 'returning',
  rolledBack: 'rolledBack',
  refused: 'refused',
}

/** Amounts are decimal strings of `currency`. */
export interface RoundView {
  roundId: string
  gameCode: string
  /** Name of the kind of game. */
  kind: string
  /** Name of the draw that decides it; null where it is drawn by itself. */
  issue: string | null
  outcome: Outcome
  stake: string
  win: string
  currency: string
  /** Choice of the player beside the stake. */
  choice: object
  /**
   * Result of the drawn numbers, as the kind of game has it (`ShownOf`); null where nothing was
   * drawn.
   */
  shown: object | null
  balance: string | null
  nonce: number
  clientSeed: string
  at: string
}

export function roundView(games: Games, round: Round): RoundView {
  const { currency } = round
  return {
    roundId: round.id,
    gameCode: round.gameCode,
    kind: games.kindOf(round.gameCode),
    issue: issueOfRound(games, round),
    outcome: outcomes[round.state],
    stake: fromMinor(round.stake, currency),
    win: fromMinor(round.win ?? 0n, currency),
    currency,
    choice: round.choice,
    shown: round.stops && games.rulesOf(round.gameCode).outcome(round.stops, round.stake, round.choice).shown,
    balance: round.balance,
    nonce: round.nonce,
    clientSeed: round.clientSeed,
    at: new Date(round.createdAt).toISOString(),
  }
}
