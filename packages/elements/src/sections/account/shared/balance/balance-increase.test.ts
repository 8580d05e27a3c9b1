import { expect, it } from 'vitest'
import { hasIncreased, type Wallet } from './balance-increase.ts'

const wallet = (balance: string, version: number, currency = 'EUR'): Wallet => ({
  balance,
  available: balance,
  locked: '0.00',
  currency,
  currencySymbol: '€',
  version,
})

it('tells a balance that grew from one that fell, came first, came late or is of another currency', () => {
  const before = wallet('1000.00', 4)
  expect(hasIncreased(before, wallet('1000.01', 5))).toBe(true)
  expect(hasIncreased(before, wallet('999.99', 5))).toBe(false)
  expect(hasIncreased(undefined, before)).toBe(false)
  expect(hasIncreased(before, wallet('1200.00', 3))).toBe(false)
  expect(hasIncreased(before, wallet('1200.00', 5, 'USD'))).toBe(false)
})

it('compares amounts of any length exactly', () => {
  expect(hasIncreased(wallet('900719925474099.01', 1), wallet('900719925474099.02', 2))).toBe(true)
})
