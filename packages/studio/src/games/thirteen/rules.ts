import type { PlayerSide, Rules } from '../../engine/game.ts'
import { fieldOf, ladder } from '../common-rules.ts'
import { dealUpperBounds, matchOf } from './match.ts'

export interface ThirteenChoice {
  seat: PlayerSide
}
export interface ThirteenShown {
  tricks: readonly [number, number]
  winner: PlayerSide | null
  by: 'tricks' | 'surrender' | null
}

/** Rake: part of the pot that the house keeps, in percent. */
export const rakePercent = 3n

/**
 * Prize of a match, in minor units: both stakes, less the rake. Stakes are whole units, so it is
 * exact.
 */
export const prizeOf = (stake: bigint): bigint => (2n * stake * (100n - rakePercent)) / 100n

/**
 * Two people, thirteen cards each, seven tricks win. The numbers of a round are those of the deal
 * and, behind them, every move in its order: who won follows from them.
 */
export const thirteen: Rules<ThirteenChoice, ThirteenShown> = {
  // Of what two stake, over both of them.
  rtp: '97.00',
  // A player who sits down waits for another; that is the pause.
  pauseMs: 0,
  upperBounds: dealUpperBounds,
  stakes: ladder([100n, 500n, 2000n, 10_000n]),
  choiceOf(sent) {
    const seat = fieldOf(sent, 'seat')
    return seat === 0 || seat === 1 ? { seat } : null
  },
  outcome(stops, stake, { seat }) {
    const { tricks, winner, by } = matchOf(stops.slice(0, dealUpperBounds.length), stops.slice(dealUpperBounds.length))
    return { shown: { tricks, winner, by }, win: winner === seat ? prizeOf(stake) : 0n }
  },
}
