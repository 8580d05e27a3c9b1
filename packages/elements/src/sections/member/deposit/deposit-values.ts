import {
  payerNameMax,
  type depositMethods,
  type Fees,
  type Input,
  type Output,
  type placeDeposit,
  type Refusal,
} from '@baize/contract'
import type { CallError, Translator } from '@baize/client'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import type { Refused } from '../../../ui/forms/use-form.ts'
import { amountOf, isMoreThan, type Separators } from '../../../shared/money/typed-amount.ts'

export type Methods = Output<typeof depositMethods>
export type Method = Methods['groups'][number]['methods'][number]

/** A deposit as it was typed and read, without the key under which it is sent. */
export type DepositValues = Omit<Input<typeof placeDeposit>, 'idempotencyKey'>

/** A fee in words; `written` writes an amount as the language does. */
export function feeText(
  { t, number }: Pick<Translator, 't' | 'number'>,
  { feeRate, feeFixed }: Fees,
  written: (amount: string) => string,
): string {
  const parts = [
    ...(Number(feeRate) ? [number(Number(feeRate) / 100, { style: 'percent', maximumFractionDigits: 4 })] : []),
    ...(Number(feeFixed) ? [written(feeFixed)] : []),
  ]
  return parts.length ? t('deposit.feeOf', { fee: parts.join(' + ') }) : t('deposit.noFee')
}

const steps = [
  ['days', 1440],
  ['hours', 60],
  ['minutes', 1],
] as const

/** How soon a payment has arrived, in the largest unit that is full. */
export function arrivalText({ t, number }: Pick<Translator, 't' | 'number'>, minutes: number): string {
  const [unit, size] = steps.find(([, size]) => minutes >= size) ?? ['now', Infinity]
  const count = Math.ceil(minutes / size)
  return t(`deposit.within.${unit}`, { count, number: number(count) })
}

/** By what the form is checked. */
export interface DepositContext {
  method: Pick<Method, 'id' | 'min' | 'max' | 'presets' | 'needsPayer'>
  currency: string
  separators: Separators
  /** An amount as the texts write it. */
  written: (amount: string) => string
}

/** The typed amount as the wire has it; null where it cannot be read. */
export const readAmount = (typed: string, { method, currency, separators }: DepositContext): string | null =>
  amountOf(typed, separators, currency, [method.min, method.max, ...method.presets])

const isOutside = (amount: string, { min, max }: Pick<Method, 'min' | 'max'>): boolean =>
  isMoreThan(min, amount) || isMoreThan(amount, max)

/** The typed amount where it can be ordered, and null elsewhere. */
export function orderedAmount(typed: string, context: DepositContext): string | null {
  const amount = readAmount(typed, context)
  return amount === null || isOutside(amount, context.method) ? null : amount
}

/** Words for what is wrong with an amount (MEM-28). */
const amountWords = (t: Translator['t'], key: 'range' | 'format', { method: { min, max }, written }: DepositContext) =>
  key === 'range'
    ? t('deposit.outside', { min: written(min), max: written(max) })
    : t('deposit.amountFormat', { example: written(min) })

/** Problems of the typed deposit, in words, by field. */
export function depositProblems(t: Translator['t'], values: Values, context: DepositContext): Problems {
  const { amount: typed = '', payerName = '' } = values
  const amount = readAmount(typed, context)
  const problem = () => {
    if (!typed) return t('field.empty')
    if (amount === null) return amountWords(t, 'format', context)
    return isOutside(amount, context.method) && amountWords(t, 'range', context)
  }
  const wrong = problem()
  const name = context.method.needsPayer && payerProblem(t, payerName)
  return { ...(wrong && { amount: wrong }), ...(name && { payerName: name }) }
}

function payerProblem(t: Translator['t'], name: string): string | null {
  if (!name) return t('field.empty')
  return [...name].length > payerNameMax ? t('deposit.payerLength', { max: payerNameMax }) : null
}

/** The deposit that was typed; its fields were found right before. */
export function depositOf({ amount = '', payerName }: Values, context: DepositContext): DepositValues {
  const { id, needsPayer } = context.method
  return {
    methodId: id,
    amount: readAmount(amount, context) ?? '',
    ...(needsPayer && payerName && { payerName }),
  }
}

/** A refused deposit in words, at its field where it has one. */
export function refusedDeposit(t: Translator['t'], error: CallError, words: string, context: DepositContext): Refused {
  const { fields } = (error.value ?? {}) as Refusal<typeof placeDeposit>
  if (error.code !== 'FIELD_INVALID' || !fields) return { message: words }
  const wordsOf = (field: string, key: string) => {
    if (key === 'empty') return t('field.empty')
    if (field === 'amount') return amountWords(t, key === 'range' ? 'range' : 'format', context)
    return key === 'length' ? t('deposit.payerLength', { max: payerNameMax }) : t('deposit.payerFormat')
  }
  const { amount, payerName } = fields as Partial<Record<string, string>>
  const problems = {
    ...(amount && { amount: wordsOf('amount', amount) }),
    ...(payerName && { payerName: wordsOf('payerName', payerName) }),
  }
  return Object.keys(problems).length ? { problems } : { message: words }
}
