import { expect, it } from 'vitest'
import { english } from '../../../locales/english.ts'
import { separatorsOf } from '../../../shared/money/typed-amount.ts'
import { transferOf, transferProblems, type TransferContext } from './transfer-values.ts'

const around: TransferContext = {
  direction: 'upline',
  config: {
    upline: 'ag***t',
    downline: true,
    min: '1.00',
    max: '800.00',
    currency: 'EUR',
    currencySymbol: '€',
    hasPaymentPassword: true,
    hasPassword: true,
    needsCode: false,
    delayedUntil: null,
  },
  separators: separatorsOf('en'),
  available: '500.00',
  asksCode: false,
  written: amount => `€${amount}`,
}
const right = { amount: '10', paymentPassword: '192837' }
const problems = (values: Record<string, string>, more: Partial<TransferContext> = {}) =>
  transferProblems(english, { ...right, ...values }, { ...around, ...more })

it('finds nothing wrong with what is right', () => {
  expect(problems({})).toEqual({})
})

it.each([
  ['', 'Input cannot be empty'],
  ['0.99', 'Amount must be between €1.00 and €800.00'],
  ['800.01', 'Amount must be between €1.00 and €800.00'],
  ['500.01', 'Insufficient balance'],
  ['ten', 'Please enter an amount, e.g. €1.00'],
  ['5.001', 'Please enter an amount, e.g. €1.00'],
])('says of the amount %o: %s [VAL-38]', (amount, words) => {
  expect(problems({ amount })).toEqual({ amount: words })
})

it('asks for what is left empty, and for a code where one is needed', () => {
  const empty = 'Input cannot be empty'
  expect(problems({ paymentPassword: '' })).toEqual({ paymentPassword: empty })
  expect(problems({}, { direction: 'downline', asksCode: true })).toEqual({ account: empty, code: empty })
})

it('takes a remark of 140 characters, whatever they are [CONST-13]', () => {
  expect(problems({ remark: '🎰'.repeat(140) })).toEqual({})
  expect(problems({ remark: '🎰'.repeat(141) })).toEqual({ remark: 'Please enter at most 140 characters' })
})

it('sends what was meant, and of an account only where one was asked for', () => {
  const values = { amount: '1,234.5', account: 'below', paymentPassword: '192837', remark: '', code: '' }
  expect(transferOf(values, around)).toEqual({ direction: 'upline', amount: '1234.5', paymentPassword: '192837' })
  expect(transferOf(values, { ...around, direction: 'downline' })).toMatchObject({ account: 'below' })
})
