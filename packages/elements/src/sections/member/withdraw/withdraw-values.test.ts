import { CallError } from '@baize/client'
import { describe, expect, it } from 'vitest'
import { english } from '../../../locales/english.ts'
import { separatorsOf } from '../../../shared/money/typed-amount.ts'
import {
  heldBackBy,
  maxAmount,
  orderedAmount,
  refusedWithdrawal,
  withdrawalOf,
  withdrawProblems,
  type WithdrawConfig,
  type WithdrawContext,
} from './withdraw-values.ts'

const config: WithdrawConfig = {
  balance: '900.00',
  withdrawable: '800.00',
  held: '0.00',
  min: '10.00',
  max: '5000.00',
  dailyLeft: '700.00',
  countLeft: 3,
  dailyCount: 5,
  feeRate: '1',
  feeFixed: '0.50',
  claimMinutes: 1440,
  reminderMinutes: 60,
  missing: [],
  accounts: [],
  hasPassword: true,
  needsCode: false,
  delayedUntil: null,
  waiting: null,
  reversible: false,
  bonuses: [],
  currency: 'EUR',
  currencySymbol: '€',
}
const context: WithdrawContext = {
  config,
  separators: separatorsOf('en'),
  asksCode: false,
  written: amount => `€${amount}`,
}
const values = { accountId: 'a1', amount: '100', paymentPassword: '192837' }
const differing = (more: Partial<WithdrawConfig>): WithdrawContext => ({ ...context, config: { ...config, ...more } })

describe('a typed withdrawal', () => {
  it.each([
    ['', 'Input cannot be empty', {}],
    ['ten', 'Please enter an amount, e.g. €10.00', {}],
    ['10.001', 'Please enter an amount, e.g. €10.00', {}],
    ['9.99', 'Amount must be between €10.00 and €5000.00', {}],
    ['5,000.01', 'Amount must be between €10.00 and €5000.00', {}],
    ['800.01', 'Insufficient balance. You can withdraw up to €800.00.', {}],
    ['800.01', 'Insufficient balance. You can withdraw up to €800.00; €100.00 is on hold.', { held: '100.00' }],
    ['700.01', 'You can withdraw €700.00 more today', {}],
    ['10', 'The fee is as high as this amount', { feeRate: '0', feeFixed: '10.00' }],
  ])('of %o is refused: %s [MEM-30] [MEM-33]', (amount, words, more) => {
    expect(withdrawProblems(english, { ...values, amount }, differing(more))).toEqual({ amount: words })
    expect(orderedAmount(amount, differing(more))).toBeNull()
  })

  it('is taken at both limits, and sent as the wire has it [MEM-30]', () => {
    for (const amount of ['10', '700.00']) expect(withdrawProblems(english, { ...values, amount }, context)).toEqual({})
    const sent = { accountId: 'a1', amount: '700.00', paymentPassword: '192837' }
    expect(withdrawalOf({ ...values, amount: '700.00' }, context)).toEqual(sent)
    expect(maxAmount(config)).toBe('700.00')
  })

  it('needs an account, the transaction password, and a code where it is asked for [MEM-30]', () => {
    const asking = { ...context, asksCode: true }
    expect(withdrawProblems(english, { amount: '100' }, asking)).toEqual({
      accountId: 'Please choose an account',
      paymentPassword: 'Input cannot be empty',
      code: 'Input cannot be empty',
    })
    expect(withdrawalOf({ ...values, code: '123456' }, asking)).toHaveProperty('code', '123456')
  })

  it('gives up active bonuses, which the form has said before [MEM-31]', () => {
    const bonus: WithdrawConfig['bonuses'][number] = {
      ...{ id: 'b', name: 'Welcome match', source: '', state: 'active', currency: 'EUR', staked: '0.00' },
      ...{ amount: '50.00', balance: '68.60', turnoverNeeded: '1000.00', turnoverDone: '640.00' },
      ...{ grantedAt: '2026-11-14T08:00:00.000Z', validUntil: '2026-12-14T08:00:00.000Z', endedAt: null },
    }
    expect(withdrawalOf(values, differing({ bonuses: [bonus] }))).toHaveProperty('givesUpBonuses', true)
    expect(withdrawalOf(values, context)).not.toHaveProperty('givesUpBonuses')
  })

  it('has what the platform refused at its field with the tries that are left, and all else over the form [MEM-33]', () => {
    const t = (key: string, values: Record<string, unknown> = {}) =>
      key === 'second.left' ? `${String(values['count'])} left` : english(key, values)
    const words = (code: CallError['code'], value: object = {}) =>
      refusedWithdrawal(t, new CallError(code, { value }), 'Refused', context)
    expect(words('FIELD_INVALID', { fields: { amount: 'range', accountId: 'unknown' } })).toEqual({
      problems: {
        amount: 'Amount must be between €10.00 and €5000.00',
        accountId: 'This account is no longer available, please choose another one',
      },
    })
    expect(words('PAYMENT_PASSWORD_INVALID', { left: 4 })).toEqual({
      problems: { paymentPassword: 'Refused. 4 left' },
    })
    expect(words('WITHDRAWAL_LIMIT')).toEqual({ problems: { amount: 'Refused' } })
    expect(words('ANSWER_LOCKED')).toEqual({ message: 'Refused' })
  })
})

it.each([
  [null, {}],
  ['missing', { missing: ['payeeName'], waiting: { orderNo: 'W1', partNo: 1, amount: '1.00', deadline: '' } }],
  ['delayed', { delayedUntil: '2026-11-30T00:00:00.000Z', countLeft: 0 }],
  ['waiting', { waiting: { orderNo: 'W1', partNo: 1, amount: '1.00', deadline: '' } }],
  ['countUsed', { countLeft: 0 }],
  ['amountUsed', { dailyLeft: '9.99' }],
] as const)('the form is held back by %o [MEM-31]', (reason, more) => {
  expect(heldBackBy({ ...config, ...(more as Partial<WithdrawConfig>) })).toBe(reason)
})
