import { decimals } from '@baize/contract'
import type { Db } from '../db/open.ts'
import { codeOf } from '../db/retry.ts'
import { runStatement, statement } from '../db/statement.ts'
import type { Statement, StatementValue } from '../db/statement.ts'
import { succeeded } from '../http/envelope.ts'
import type { SerializedAnswer } from '../http/envelope.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * Result of a call that the database was asked to do in one statement. Without an answer it is
 * still to be done, step by step.
 */
export interface FastPathResult {
  answer: SerializedAnswer | null
  /** Whether its nonce is stored. */
  nonceUsed: boolean
}

/** Leaves a call to the single steps, with nothing stored of it. */
export const noFastPathResult: FastPathResult = { answer: null, nonceUsed: false }

interface Outcome {
  outcome: 'done' | 'nonce' | 'unusual'
  answer: string
}

/**
 * What every call about a round says of itself, of its money and of its answer. Amounts are minor
 * units.
 */
export interface RoundCall {
  player: string
  vendor: string
  tx: string
  round: string
  requestHash: string
  at: Date
  nonce: string
  keyId: string
  gameCode: string
  currency: string
  amount: bigint
  ledgerId: string
  ledgerHash: string
  cash: string
  vendorAccount: string
  /** The vendor whose wallet the money moves in; null for the player's only wallet. */
  wallet: string | null
}

interface AnswerParts {
  answerStart: string
  answerEnd: string
  places: number
}
type Values<Call> = { [name in keyof (Call & AnswerParts)]: (Call & AnswerParts)[name] }

export type BetCall = RoundCall & { launch: string; vassalage: string; gameType: string }
/** `ceiling` is what the round may pay; `closes` says that no win follows. */
export type WinCall = RoundCall & { betTx: string; ceiling: bigint; closes: boolean }

/**
 * The functions are made by the newest migration that names them (`grep -l vendor_take_bet`).
 *
 * Nothing is called of a player who has a bonus: what a bet draws of it, and what answers show of
 * it, is done in single steps.
 */
const takeBet = statement<Values<BetCall>, Outcome>()`
  select outcome, answer from vendor_take_bet(
    ${'player'}, ${'vendor'}, ${'tx'}, ${'round'}, ${'requestHash'}, ${'at'}, ${'nonce'}, ${'keyId'},
    ${'launch'}, ${'wallet'}, ${'vassalage'}, ${'gameType'}, ${'gameCode'}, ${'currency'}, ${'amount'},
    ${'ledgerId'}, ${'ledgerHash'}, ${'cash'}, ${'vendorAccount'}, ${'answerStart'}, ${'answerEnd'}, ${'places'})
  where not exists (select 1 from bonus where player_id = ${'player'} and state = 'active')`

/**
 * Nothing is called where the round draws on another wallet than the one that is meant, or is not
 * there yet: the function sees what is committed meanwhile. The same of a player who has a bonus,
 * and of a round in which there is money of one, which gets its part of the win.
 */
const payWin = statement<Values<WinCall>, Outcome>()`
  select outcome, answer from vendor_pay_win(
    ${'player'}, ${'vendor'}, ${'tx'}, ${'round'}, ${'requestHash'}, ${'at'}, ${'nonce'}, ${'keyId'},
    ${'betTx'}, ${'gameCode'}, ${'currency'}, ${'amount'}, ${'ceiling'}, ${'closes'},
    ${'ledgerId'}, ${'ledgerHash'}, ${'cash'}, ${'vendorAccount'}, ${'answerStart'}, ${'answerEnd'}, ${'places'})
  where exists (
    select 1 from game_round where player_id = ${'player'} and vendor = ${'vendor'} and round_id = ${'round'}
      and wallet is not distinct from ${'wallet'}
  ) and not exists (
    select 1 from bonus where player_id = ${'player'} and state = 'active'
  ) and not exists (
    select 1 from bonus_stake where player_id = ${'player'} and vendor = ${'vendor'} and round_id = ${'round'})`

/** Stands in an answer for the balance, which the database writes there. */
const balanceMark = '<balance>'

/** The answer of a call about a round, in front of the balance and behind it. */
function answerParts(currency: string): AnswerParts {
  const [answerStart = '', answerEnd = ''] = succeeded({ balance: balanceMark, currency }).body.split(balanceMark)
  return { answerStart, answerEnd, places: decimals(currency) }
}

/** Codes of the functions where another call conflicts; nothing of the call is stored then. */
const conflictCodes = new Set(['BZ402', 'BZ409'])

async function tryCall<Call extends RoundCall & Record<keyof Call, StatementValue>>(
  db: Db,
  asked: Statement<Values<Call>, Outcome>,
  call: Call,
): Promise<FastPathResult> {
  try {
    const [row] = await runStatement(db, asked, { ...call, ...answerParts(call.currency) })
    if (row?.outcome === 'nonce') throw new Refusal('SIGNATURE_INVALID')
    const isDone = row?.outcome === 'done'
    return { answer: isDone ? { status: 200, body: row.answer } : null, nonceUsed: row !== undefined }
  } catch (error) {
    if (!conflictCodes.has(codeOf(error))) throw error
    return noFastPathResult
  }
}

/**
 * Takes a bet that nothing stands in the way of.
 * @throws Refusal SIGNATURE_INVALID where the nonce was used before
 */
export const tryBet = (db: Db, call: BetCall): Promise<FastPathResult> => tryCall(db, takeBet, call)

/**
 * Pays a win of a bet that stands.
 * @throws Refusal SIGNATURE_INVALID where the nonce was used before
 */
export const tryWin = (db: Db, call: WinCall): Promise<FastPathResult> => tryCall(db, payWin, call)
