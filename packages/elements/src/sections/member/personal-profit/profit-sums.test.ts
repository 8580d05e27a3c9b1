import { expect, it } from 'vitest'
import { daysBetween, signed, withoutCategory, type Card } from './profit-sums.ts'

const zero = '0.00'
const card = (sums: Partial<Card>): Card => ({
  ...{ deposit: zero, withdrawal: zero, bet: zero, validBet: zero, payout: zero, bonus: zero, rebate: zero, net: zero },
  ...sums,
})

it('writes a sign before the currency, and none before zero', () => {
  const write = (amount: string) => `€${amount}`
  expect(['-67.60', '95.95', '0.00', '-0.00'].map(amount => signed(amount, write))).toEqual([
    '−€67.60',
    '+€95.95',
    '€0.00',
    '€0.00',
  ])
})

it('finds what belongs to no category, to the last digit [MEM-42]', () => {
  const slots = card({ bet: '640.10', payout: '588.20', net: '-51.90' })
  const live = card({ bet: '0.20', payout: '0.00', net: '-0.20' })
  const totals = card({ ...{ deposit: '400.00', bet: '640.30', payout: '588.20' }, bonus: '25.00', net: '-27.10' })
  const rest = withoutCategory(totals, [slots, live])
  expect(rest).toEqual(card({ deposit: '400.00', bonus: '25.00', net: '25.00' }))
  expect(withoutCategory(slots, [slots])).toBe(null)
  expect(withoutCategory(card({ deposit: '1.00' }), [])).toBe(null)
})

it('lists days of a period, both ends included', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysBetween('2026-03-01', '2026-03-01')).toEqual(['2026-03-01'])
  expect(daysBetween('2025-11-21', '2026-02-18')).toHaveLength(90)
})
