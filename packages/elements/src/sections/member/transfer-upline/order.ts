import {
  checkField,
  remarkMax,
  type FieldRule,
  type Input,
  type transferPeer,
  type TransferDirection,
} from '@baize/contract'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { amountOf, isMore, type Separators } from './amount.ts'
import type { Config } from './pages.ts'

type T = (key: string, values?: Record<string, unknown>) => string

/** A transfer as it was typed and read, without the key under which it is sent. */
export type Order = Omit<Input<typeof transferPeer>, 'idempotencyKey'>

/** What a form has to know to read itself. */
export interface TransferContext {
  direction: TransferDirection
  config: Config
  separators: Separators
  /** What can be spent, where that is known. */
  available: string | undefined
  asksCode: boolean
  /** An amount as the texts write it. */
  written: (amount: string) => string
}

function amountProblem(
  t: T,
  typed: string,
  { config, separators, available, written }: TransferContext,
): string | null {
  const { min, max, currency } = config
  if (!typed) return t('field.empty')
  const amount = amountOf(typed, separators, currency)
  if (amount === null) return t('transfer.amountFormat', { example: written(min) })
  if (isMore(min, amount, currency) || isMore(amount, max, currency))
    return t('transfer.range', { min: written(min), max: written(max) })
  return available !== undefined && isMore(amount, available, currency) ? t('error.INSUFFICIENT_FUNDS') : null
}

const remarkRule: FieldRule = { name: 'remark', show: true, required: false, pattern: '*', min: 1, max: remarkMax }

/** What is wrong with what was typed, in words, by field (MEM-35). */
export function orderProblems(t: T, values: Values, around: TransferContext): Problems {
  const { account = '', amount = '', paymentPassword, code, remark = '' } = values
  const wrong = amountProblem(t, amount, around)
  return {
    ...(around.direction === 'downline' && !account && { account: t('field.empty') }),
    ...(wrong && { amount: wrong }),
    ...(checkField(remarkRule, remark) && { remark: t('transfer.remarkLength', { max: remarkMax }) }),
    ...(!paymentPassword && { paymentPassword: t('field.empty') }),
    ...(around.asksCode && !code && { code: t('field.empty') }),
  }
}

/** The transfer that was typed; its fields were found right before. */
export function orderOf(values: Values, { direction, config, separators }: TransferContext): Order {
  const { account, amount = '', paymentPassword = '', code, remark } = values
  return {
    direction,
    amount: amountOf(amount, separators, config.currency) ?? '',
    paymentPassword,
    ...(direction === 'downline' && account && { account }),
    ...(code && { code }),
    ...(remark && { remark }),
  }
}
