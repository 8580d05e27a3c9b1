import { CallError } from '@baize/client'
import { describe, expect, it } from 'vitest'
import { english } from '../../../locales/english.ts'
import { separatorsOf } from '../../../shared/money/typed-amount.ts'
import {
  arrivalText,
  depositOf,
  depositProblems,
  feeText,
  orderedAmount,
  refusedDeposit,
  type DepositContext,
} from './deposit-values.ts'

const context: DepositContext = {
  method: { id: 'bank-qr', min: '10.00', max: '5000.00', presets: ['50.00'], needsPayer: true },
  currency: 'EUR',
  separators: separatorsOf('en'),
  written: amount => `€${amount}`,
}
const text = {
  t: english,
  number: (value: number | string, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat('en', options).format(value as number),
}

describe('a fee in words', () => {
  it.each([
    ['0', '0.00', 'no fee'],
    ['1.5', '0.00', '1.5% fee'],
    ['0', '0.35', '€0.35 fee'],
    ['2.9', '0.35', '2.9% + €0.35 fee'],
  ])('a rate of %s and %s is “%s”', (feeRate, feeFixed, words) => {
    expect(feeText(text, { feeRate, feeFixed }, context.written)).toBe(words)
  })
})

it.each([
  [0, 'now'],
  [1, 'minutes 1'],
  [30, 'minutes 30'],
  [61, 'hours 2'],
  [2880, 'days 2'],
])('a payment of %d minutes arrives in %s', (minutes, words) => {
  const t = (key: string, { number }: Record<string, unknown> = {}) => `${key} ${String(number)}`
  const said = arrivalText({ ...text, t }, minutes)
  expect(said.replace('deposit.within.', '')).toMatch(new RegExp(`^${words}`))
})

describe('a typed deposit', () => {
  it.each([
    ['', 'Input cannot be empty'],
    ['9.99', 'Amount must be between €10.00 and €5000.00'],
    ['5,000.01', 'Amount must be between €10.00 and €5000.00'],
    ['10.001', 'Please enter an amount, e.g. €10.00'],
    ['ten', 'Please enter an amount, e.g. €10.00'],
  ])('of %o is refused: %s [MEM-28]', (amount, words) => {
    expect(depositProblems(english, { amount, payerName: 'Clara' }, context)).toEqual({ amount: words })
    expect(orderedAmount(amount, context)).toBeNull()
  })

  it('is taken at both limits, and sent as the wire has it [MEM-25]', () => {
    for (const amount of ['10', '5,000.00'])
      expect(depositProblems(english, { amount, payerName: 'Clara' }, context)).toEqual({})
    const sent = { methodId: 'bank-qr', amount: '5000.00', payerName: 'Clara' }
    expect(depositOf({ amount: '5,000.00', payerName: 'Clara' }, context)).toEqual(sent)
  })

  it('has the name of the payer only where the method asks for it [MEM-25]', () => {
    const values = { amount: '10', payerName: '' }
    expect(depositProblems(english, values, context)).toEqual({ payerName: 'Input cannot be empty' })
    const free = { ...context, method: { ...context.method, needsPayer: false } }
    expect(depositProblems(english, values, free)).toEqual({})
    expect(depositOf({ ...values, payerName: 'Clara' }, free)).not.toHaveProperty('payerName')
    const long = { amount: '10', payerName: '🎰'.repeat(81) }
    expect(depositProblems(english, long, context)).toEqual({ payerName: 'Please enter at most 80 characters' })
  })

  it('has what the platform refused at its field, and all else over the form', () => {
    const refusal = (fields: object) => new CallError('FIELD_INVALID', { value: { fields } })
    const words = (error: CallError) => refusedDeposit(english, error, 'Refused', context)
    expect(words(refusal({ amount: 'range', payerName: 'empty' }))).toEqual({
      problems: { amount: 'Amount must be between €10.00 and €5000.00', payerName: 'Input cannot be empty' },
    })
    expect(words(refusal({ methodId: 'format' }))).toEqual({ message: 'Refused' })
    expect(words(new CallError('DEPOSIT_METHOD_CLOSED'))).toEqual({ message: 'Refused' })
  })
})
