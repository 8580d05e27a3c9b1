import { fromMinor, type Input, type vendorBet, type vendorRollback, type vendorWin } from '@baize/contract'
import type { CallKind } from '../store/calls.ts'
import type { Round } from '../store/rounds.ts'

/**
 * One key per round and kind of call: the operator keeps it for ever, so a repeat can never be
 * booked twice.
 */
export const txIdOf = (round: Pick<Round, 'id'>, kind: CallKind): string => `${round.id}:${kind}`

type BetRound = Pick<Round, 'id' | 'player' | 'walletSession' | 'gameCode' | 'stake' | 'currency'>

export const betBody = (round: BetRound): Input<typeof vendorBet> => ({
  txId: txIdOf(round, 'bet'),
  player: round.player,
  session: round.walletSession,
  roundId: round.id,
  gameCode: round.gameCode,
  amount: fromMinor(round.stake, round.currency),
  currency: round.currency,
})

/** Also sent where nothing was won: it closes the round. */
export const winBody = (round: BetRound, win: bigint): Input<typeof vendorWin> => ({
  txId: txIdOf(round, 'win'),
  betTxId: txIdOf(round, 'bet'),
  player: round.player,
  roundId: round.id,
  gameCode: round.gameCode,
  amount: fromMinor(win, round.currency),
  currency: round.currency,
  roundClosed: true,
})

export const rollbackBody = (round: BetRound): Input<typeof vendorRollback> => ({
  txId: txIdOf(round, 'rollback'),
  betTxId: txIdOf(round, 'bet'),
  player: round.player,
  roundId: round.id,
})
