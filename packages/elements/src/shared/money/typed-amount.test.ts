import { describe, expect, it } from 'vitest'
import { amountOf, exampleAmount, isMoreThan, smallerAmount, separatorsOf, typedAmount } from './typed-amount.ts'

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
    ['en', '0,125', null],
    ['ar', '\u202D1,234.50\u202C', '1234.50'],
    ['en', '\uFEFF1\u200B0.5\u00A0', '10.5'],
    ['en', '1'.repeat(16), null],
  ]
  it.each(cases)('in %s %o is %o [WAL-06]', (language, typed, meant) => {
    expect(amountOf(typed, separatorsOf(language), 'EUR')).toBe(meant)
  })

  it('has as many decimals as its currency', () => {
    expect(amountOf('10.5', separatorsOf('en'), 'JPY')).toBeNull()
    expect(amountOf('10.123', separatorsOf('en'), 'KWD')).toBe('10.123')
    expect(amountOf('10.00', separatorsOf('en'), 'CLP')).toBeNull()
    expect(amountOf('0.00012345', separatorsOf('en'), 'BTC')).toBe('0.00012345')
  })

  it.each([
    ['en', 'TND', '1.250', '1.250'],
    ['en', 'TND', '1,250', '1250'],
    ['fr', 'TND', '1,250', '1.250'],
    ['fr', 'TND', '1.250', '1.250'],
    ['ar', 'BHD', '0.005', '0.005'],
    ['es', 'TND', '0.125', '0.125'],
    ['es', 'TND', '1.250', null],
    ['es', 'TND', '1.250,5', '1250.5'],
    ['es', 'BTC', '0,00012345', '0.00012345'],
    ['es', 'CLP', '1.250', '1250'],
  ])('with other than two digits in %s: %s %s is %j', (language, currency, typed, meant) => {
    expect(amountOf(typed, separatorsOf(language), currency)).toBe(meant)
  })

  it('has the digits that the platform writes, of a coin that no table knows', () => {
    expect(amountOf('0.000123', separatorsOf('en'), 'XYZ')).toBeNull()
    expect(amountOf('0.000123', separatorsOf('en'), 'XYZ', ['10.000000', '1'])).toBe('0.000123')
  })

  it('is filled in with every digit that it has', () => {
    const filled = (language: string, amount: string) => typedAmount(amount, separatorsOf(language))
    expect([filled('en', '0.00012345'), filled('es', '1234.50'), filled('en', '1000.00')]).toEqual([
      '0.00012345',
      '1234,5',
      '1000',
    ])
  })

  it('is shown by an example that can be typed', () => {
    for (const currency of ['EUR', 'CLP', 'TND', 'BTC'])
      expect(amountOf(exampleAmount(currency), separatorsOf('en'), currency)).not.toBeNull()
  })

  it('is compared without floats', () => {
    expect(isMoreThan('0.30', '0.29')).toBe(true)
    expect(isMoreThan('999999999999999.98', '999999999999999.99')).toBe(false)
    expect(isMoreThan('0.00012345', '0.00012344')).toBe(true)
    expect(smallerAmount('10', '9.99')).toBe('9.99')
  })
})
