import { type Input, type Output, type placeWithdrawal, type Refusal, type withdrawConfig } from '@baize/contract'
import type { CallError, Translator } from '@baize/client'
import { amountOf, isMoreThan, smallerAmount, type Separators } from '../../../shared/money/typed-amount.ts'
import { refusalWithTries } from '../../../shared/security/refusal-with-tries.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import type { Refused } from '../../../ui/forms/use-form.ts'
import { chargeOf } from '../shared/charge.ts'

export type WithdrawConfig = Output<typeof withdrawConfig>

/** A withdrawal as it was typed and read, without the key under which it is sent. */
export type WithdrawValues = Omit<Input<typeof placeWithdrawal>, 'idempotencyKey'>

/** Rules by which an amount is checked. */
export type WithdrawRules = Pick<
  WithdrawConfig,
  'min' | 'max' | 'withdrawable' | 'held' | 'dailyLeft' | 'feeRate' | 'feeFixed' | 'bonuses' | 'currency'
>

/** By what the form is checked. */
export interface WithdrawContext {
  config: WithdrawRules
  separators: Separators
  asksCode: boolean
  /** An amount as the texts write it. */
  written: (amount: string) => string
}

/** The largest amount that can be ordered now. */
export const maxAmount = ({ max, withdrawable, dailyLeft }: WithdrawRules): string =>
  smallerAmount(max, smallerAmount(withdrawable, dailyLeft))

/** Why nothing can be ordered now; null where something can. */
export type HeldBack = 'missing' | 'delayed' | 'waiting' | 'countUsed' | 'amountUsed'

/** The first reason to hold the form back (MEM-30, MEM-31). */
export function heldBackBy(config: WithdrawConfig): HeldBack | null {
  const { missing, delayedUntil, waiting, countLeft, dailyLeft, min } = config
  const reasons: readonly [HeldBack, boolean][] = [
    ['missing', missing.length > 0],
    ['delayed', delayedUntil !== null],
    ['waiting', waiting !== null],
    ['countUsed', countLeft < 1],
    ['amountUsed', isMoreThan(min, dailyLeft)],
  ]
  return reasons.find(([, holds]) => holds)?.[0] ?? null
}

/** The typed amount as the wire has it; null where it cannot be read. */
const readAmount = (typed: string, { config, separators }: WithdrawContext): string | null =>
  amountOf(typed, separators, config.currency, [config.min, config.max, config.withdrawable])

type AmountProblem = 'format' | 'range' | 'balance' | 'daily' | 'net'

function problemOf(amount: string | null, { config }: WithdrawContext): AmountProblem | null {
  const { min, max, withdrawable, dailyLeft, currency } = config
  if (amount === null) return 'format'
  if (isMoreThan(min, amount) || isMoreThan(amount, max)) return 'range'
  if (isMoreThan(amount, withdrawable)) return 'balance'
  if (isMoreThan(amount, dailyLeft)) return 'daily'
  return isMoreThan(chargeOf(amount, config, currency).net, '0') ? null : 'net'
}

/** Words for what is wrong with an amount (MEM-33). */
function amountWords(t: Translator['t'], problem: AmountProblem, { config, written }: WithdrawContext): string {
  const { min, max, withdrawable, held, dailyLeft } = config
  const isHeld = isMoreThan(held, '0')
  const amounts = {
    min: written(min),
    max: written(max),
    available: written(withdrawable),
    held: written(held),
    left: written(dailyLeft),
  }
  return t(`withdraw.wrong.${problem === 'balance' && isHeld ? 'balanceHeld' : problem}`, amounts)
}

/** The typed amount where it can be ordered, and null elsewhere. */
export function orderedAmount(typed: string, context: WithdrawContext): string | null {
  const amount = readAmount(typed, context)
  return problemOf(amount, context) ? null : amount
}

/** Problems of the typed withdrawal, in words, by field (MEM-33). */
export function withdrawProblems(t: Translator['t'], values: Values, context: WithdrawContext): Problems {
  const { accountId, amount = '', paymentPassword, code } = values
  const problem = problemOf(readAmount(amount, context), context)
  return {
    ...(!accountId && { accountId: t('withdraw.chooseAccount') }),
    ...(problem && { amount: amount ? amountWords(t, problem, context) : t('field.empty') }),
    ...(!paymentPassword && { paymentPassword: t('field.empty') }),
    ...(context.asksCode && !code && { code: t('field.empty') }),
  }
}

/** The withdrawal that was typed; its fields were found right before. */
export function withdrawalOf(values: Values, context: WithdrawContext): WithdrawValues {
  const { accountId = '', amount = '', paymentPassword = '', code } = values
  return {
    accountId,
    amount: readAmount(amount, context) ?? '',
    paymentPassword,
    ...(code && { code }),
    // The form has said so before (MEM-31).
    ...(context.config.bonuses.length > 0 && { givesUpBonuses: true }),
  }
}

/** Refusals that belong to one field. */
const fieldOf: Readonly<Record<string, string>> = {
  INSUFFICIENT_FUNDS: 'amount',
  WITHDRAWAL_LIMIT: 'amount',
  PAYMENT_PASSWORD_INVALID: 'paymentPassword',
  FACTOR_REQUIRED: 'code',
  ANSWER_INVALID: 'code',
}

/** Words for a key of the platform's at a field. */
function wordsOf(t: Translator['t'], field: string, key: string, context: WithdrawContext): string {
  if (field === 'accountId') return t('withdraw.accountGone')
  if (key === 'empty') return t('field.empty')
  return field === 'amount' ? amountWords(t, key === 'range' ? 'range' : 'format', context) : t('field.format')
}

/** A refused withdrawal in words, at its field where it has one. */
export function refusedWithdrawal(
  t: Translator['t'],
  error: CallError,
  words: string,
  context: WithdrawContext,
): Refused {
  const { fields, left } = (error.value ?? {}) as Refusal<typeof placeWithdrawal>
  if (error.code === 'FIELD_INVALID' && fields) {
    const messages = Object.entries(fields).map(([name, key]) => [name, wordsOf(t, name, String(key), context)])
    return { problems: Object.fromEntries(messages) as Problems }
  }
  const said = refusalWithTries(t, words, left)
  const field = fieldOf[error.code]
  return field ? { problems: { [field]: said } } : { message: said }
}
