import { describe, expect, it } from 'vitest'
import { amountOf, isMoreThan, smallerAmount, separatorsOf } from './typed-amount.ts'

describe('an amount as people write it', () => {
  const cases: [language: string, typed: string, meant: string | null][] = [
    ['en', '10', '10'],
    ['en', '10.5', '10.5'],
    ['en', '1,234.50', '1234.50'],
    ['en', '1,234', '1234'],
    ['en', '1234567.89', '1234567.89'],
    ['en', ' 1 000.00 ', '1000.00'],
    ['en', '1,23', null],
    ['en', '1.234', null],
    ['en', '12,34.5', null],
    ['es', '10,5', '10.5'],
    ['es', '1.234,50', '1234.50'],
    ['es', '1.234', '1234'],
    ['es', '10.50', '10.50'],
    ['es', '1,234.50', null],
    ['fr', '1 234,50', '1234.50'],
    ['ar', '1,234.50', '1234.50'],
    ['en', '-5', null],
    ['en', '+5', null],
    ['en', '1e3', null],
    ['en', '', null],
    ['en', 'ten', null],
    ['en', '٥', null],
    ['en', '5 €', null],
    ['en', '1'.repeat(16), null],
  ]
  it.each(cases)('in %s %o is %o [WAL-06]', (language, typed, meant) => {
    expect(amountOf(typed, separatorsOf(language), 'EUR')).toBe(meant)
  })

  it('has as many decimals as its currency', () => {
    expect(amountOf('10.5', separatorsOf('en'), 'JPY')).toBeNull()
    expect(amountOf('10.123', separatorsOf('en'), 'KWD')).toBe('10.123')
  })

  it('is compared without floats', () => {
    expect(isMoreThan('0.30', '0.29', 'EUR')).toBe(true)
    expect(isMoreThan('999999999999999.98', '999999999999999.99', 'EUR')).toBe(false)
    expect(smallerAmount('10', '9.99', 'EUR')).toBe('9.99')
  })
})
