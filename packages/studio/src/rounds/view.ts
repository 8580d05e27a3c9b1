import { fromMinor } from '@baize/contract'
import { type Grid, gridAt, type LineWin, winsOf } from '../slot/evaluate.ts'
import { lineBet } from '../slot/stakes.ts'
import type { Round } from '../store/rounds.ts'
import type { RoundState } from './state.ts'

/**
 * What a player is told of a round: `paying` is won or lost and not yet answered by the operator, `returning` is a stake that is
 * being taken back.
 */
export type Outcome = 'settled' | 'paying' | 'returning' | 'rolledBack' | 'refused' | 'running'

const outcomes: Record<RoundState, Outcome> = {
  created: 'running',
  betSent: 'running',
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
  outcome: Outcome
  stake: string
  win: string
  currency: string
  grid: Grid | null
  /** Each paying line with its amount. */
  wins: (LineWin & { amount: string })[]
  balance: string | null
  nonce: number
  clientSeed: string
  at: string
}

export function roundView(round: Round): RoundView {
  const { currency } = round
  const grid = round.stops && gridAt(round.stops)
  const amount = (pay: number) => fromMinor(lineBet(round.stake) * BigInt(pay), currency)
  return {
    roundId: round.id,
    gameCode: round.gameCode,
    outcome: outcomes[round.state],
    stake: fromMinor(round.stake, currency),
    win: fromMinor(round.win ?? 0n, currency),
    currency,
    grid,
    wins: grid ? winsOf(grid).map(win => ({ ...win, amount: amount(win.pay) })) : [],
    balance: round.balance,
    nonce: round.nonce,
    clientSeed: round.clientSeed,
    at: new Date(round.createdAt).toISOString(),
  }
}
