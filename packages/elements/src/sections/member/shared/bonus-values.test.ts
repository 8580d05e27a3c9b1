import type { Bonus } from '@baize/contract'
import { expect, it } from 'vitest'
import { leftOf, resultOf, turnoverLeft, turnoverPercent } from './bonus-values.ts'

const bonus = (more: Partial<Bonus> = {}): Bonus => ({
  ...{ id: 'b', name: 'Welcome match', source: 'First deposit, 50%', state: 'active', currency: 'EUR' },
  ...{ amount: '50.00', balance: '68.60', staked: '0.00', turnoverNeeded: '1000.00', turnoverDone: '640.00' },
  ...{ grantedAt: '2026-11-14T08:00:00.000Z', validUntil: '2026-12-14T08:00:00.000Z', endedAt: null },
  ...more,
})

it.each([
  ['640.00', '1000.00', 64],
  ['999.99', '1000.00', 99],
  ['1000.00', '1000.00', 100],
  ['0.00', '262.50', 0],
  ['0.00', '0.00', 100],
  // Of a coin that the table does not know, with all its digits.
  ['0.123456', '0.246912', 50],
])('shows %s of %s as %i per cent, and all of it only where it is done [MEM-44]', (done, needed, percent) => {
  expect(turnoverPercent(bonus({ turnoverDone: done, turnoverNeeded: needed }))).toBe(percent)
})

it('says what a bonus has won or lost, with what is in bets', () => {
  expect(resultOf(bonus())).toBe('18.60')
  expect(resultOf(bonus({ balance: '0.00', staked: '20.00' }))).toBe('-30.00')
  expect(resultOf(bonus({ balance: '30.00', staked: '20.00' }))).toBe('0.00')
})

it('says what of a turnover is left [MEM-30]', () => {
  expect(turnoverLeft(bonus())).toBe('360.00')
})

it('adds up what is left of bonuses', () => {
  expect(leftOf([])).toBe('0')
  expect(leftOf([bonus(), bonus({ balance: '12.50' })])).toBe('81.10')
})
