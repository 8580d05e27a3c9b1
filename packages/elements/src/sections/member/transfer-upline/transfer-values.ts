import {
  checkField,
  remarkMax,
  type FieldRule,
  type Input,
  type transferPeer,
  type TransferDirection,
  type Refusal,
} from '@baize/contract'
import type { CallError, Translator } from '@baize/client'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { refusalWithTries } from '../../../shared/security/refusal-with-tries.ts'
import type { Refused } from '../../../ui/forms/use-form.ts'
import { amountOf, isMoreThan, type Separators } from '../../../shared/money/typed-amount.ts'
import type { Config } from './peer-transfers.ts'

/** A transfer as it was typed and read, without the key under which it is sent. */
export type TransferValues = Omit<Input<typeof transferPeer>, 'idempotencyKey'>

/** Settings and balance by which the form is checked. */
export interface TransferContext {
  direction: TransferDirection
  config: Config
  separators: Separators
  /** The amount that can be spent, where that is known. */
  available: string | undefined
  asksCode: boolean
  /** An amount as the texts write it. */
  written: (amount: string) => string
}

/** What the platform has written in the currency of the transfer. */
const knownAmounts = ({ config: { min, max }, available }: TransferContext): string[] => [
  min,
  max,
  ...(available === undefined ? [] : [available]),
]

function amountProblem(t: Translator['t'], typed: string, context: TransferContext): string | null {
  const { config, separators, available, written } = context
  const { min, max, currency } = config
  if (!typed) return t('field.empty')
  const amount = amountOf(typed, separators, currency, knownAmounts(context))
  if (amount === null) return t('transfer.amountFormat', { example: written(min) })
  if (isMoreThan(min, amount) || isMoreThan(amount, max))
    return t('transfer.range', { min: written(min), max: written(max) })
  return available !== undefined && isMoreThan(amount, available) ? t('error.INSUFFICIENT_FUNDS') : null
}

const remarkRule: FieldRule = { name: 'remark', show: true, required: false, pattern: '*', min: 1, max: remarkMax }

/** Problems of the typed transfer, in words, by field (MEM-35). */
export function transferProblems(t: Translator['t'], values: Values, context: TransferContext): Problems {
  const { account = '', amount = '', paymentPassword, code, remark = '' } = values
  const wrong = amountProblem(t, amount, context)
  return {
    ...(context.direction === 'downline' && !account && { account: t('field.empty') }),
    ...(wrong && { amount: wrong }),
    ...(checkField(remarkRule, remark) && { remark: t('transfer.remarkLength', { max: remarkMax }) }),
    ...(!paymentPassword && { paymentPassword: t('field.empty') }),
    ...(context.asksCode && !code && { code: t('field.empty') }),
  }
}

/** The transfer that was typed; its fields were found right before. */
export function transferOf(values: Values, context: TransferContext): TransferValues {
  const { direction, config, separators } = context
  const { account, amount = '', paymentPassword = '', code, remark } = values
  return {
    direction,
    amount: amountOf(amount, separators, config.currency, knownAmounts(context)) ?? '',
    paymentPassword,
    ...(direction === 'downline' && account && { account }),
    ...(code && { code }),
    ...(remark && { remark }),
  }
}

/** Refusals that belong to one field. */
const fieldOf: Readonly<Record<string, string>> = {
  INSUFFICIENT_FUNDS: 'amount',
  PAYMENT_PASSWORD_INVALID: 'paymentPassword',
  FACTOR_REQUIRED: 'code',
  ANSWER_INVALID: 'code',
}

/** Keys of the platform that have words of their own at a field. */
function wordsOf(t: Translator['t'], field: string, key: string, { min, max }: Pick<Config, 'min' | 'max'>): string {
  if (key === 'empty') return t('field.empty')
  if (field === 'remark') return t(key === 'length' ? 'transfer.remarkLength' : 'field.format', { max: remarkMax })
  return key === 'range' ? t('transfer.range', { min, max }) : t('transfer.amountFormat', { example: min })
}

/**
 * A refused transfer in words, at its field where it has one.
 * @param limits - as the texts write them
 */
export function refusedTransfer(
  t: Translator['t'],
  error: CallError,
  words: string,
  limits: Pick<Config, 'min' | 'max'>,
  direction: TransferDirection,
): Refused {
  const { fields, left } = (error.value ?? {}) as Refusal<typeof transferPeer>
  if (error.code === 'FIELD_INVALID' && fields) {
    const messages = Object.entries(fields).map(([name, key]) => [name, wordsOf(t, name, key, limits)])
    return { problems: Object.fromEntries(messages) as Record<string, string> }
  }
  const field = error.code === 'TRANSFER_REFUSED' && direction === 'downline' ? 'account' : fieldOf[error.code]
  const said = refusalWithTries(t, words, left)
  return field ? { problems: { [field]: said } } : { message: said }
}
