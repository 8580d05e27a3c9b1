import { describe, expect, it } from 'vitest'
import { compareAmounts, sumOfAmounts } from './exact-sums.ts'
import { fromMinor, toMinor } from './minor-units.ts'
import { decimals, plainAmount } from './money.ts'

/** Currencies whose digits differ from two, by ISO 4217. */
const iso = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: 'AED ARS BRL CHF CNY CZK EUR GBP HUF IDR INR MXN NOK PEN PLN SEK THB TRY TWD USD ZAR',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

describe('the digits of a currency', () => {
  it.each(Object.entries(iso))('are %s by ISO 4217 of %s', (digits, currencies) => {
    for (const currency of currencies.split(' '))
      expect([currency, decimals(currency)]).toEqual([currency, Number(digits)])
  })

  it('are those of the table, whatever zeros the platform writes', () => {
    expect([decimals('CLP', '1000.00'), decimals('JPY', '0.0'), decimals('TND', '1.25')]).toEqual([0, 0, 3])
  })

  it('are more where the platform writes more', () => {
    expect([decimals('CLP', '10.5'), decimals('BHD', '0.0005'), decimals('EUR', '0.125')]).toEqual([1, 4, 3])
  })

  it('are those that the platform writes, where the table knows none', () => {
    expect([decimals('XYZ', '1.000000', '2.5'), decimals('XYZ', '1'), decimals('USDT', '1.5')]).toEqual([6, 2, 2])
  })
})

describe('an amount', () => {
  it.each([
    ['0.00012345', 'BTC', 12_345n],
    ['0.005', 'BHD', 5n],
    ['1.250', 'TND', 1250n],
    ['1500', 'CLP', 1500n],
    ['1500.00', 'CLP', 1500n],
    ['-0.01', 'EUR', -1n],
    ['999999999999999.99999999', 'BTC', 99_999_999_999_999_999_999_999n],
  ] as const)('of %s %s is minor units and back with nothing lost [WAL-06]', (amount, currency, units) => {
    expect(toMinor(amount, currency)).toBe(units)
    expect(compareAmounts(fromMinor(units, currency), amount)).toBe(0)
  })

  it.each([
    ['0.001', 'EUR'],
    ['0.5', 'CLP'],
    ['0.0005', 'BHD'],
    ['0.000000001', 'BTC'],
  ])('of %s %s is refused, as it has more digits than its currency', (amount, currency) => {
    expect(() => toMinor(amount, currency)).toThrow(RangeError)
  })

  it.each([
    ['1', '1'],
    ['1.0', '1'],
    ['001.500', '1.5'],
    ['0.00', '0'],
    ['-0.00', '0'],
    ['-00.10', '-0.1'],
    ['0.00012345', '0.00012345'],
    ['100', '100'],
    ['', ''],
    ['abc', 'abc'],
    ['1e3', '1e3'],
  ])('%j is written plainly as %j', (amount, plain) => {
    expect(plainAmount(amount)).toBe(plain)
  })
})

describe('amounts of any digits', () => {
  it.each([
    ['0.00012345', '0.00012344', 1],
    ['1.5', '1.500', 0],
    ['-0.5', '0.25', -1],
    ['999999999999999.98', '999999999999999.99', -1],
  ])('%s and %s are compared without floats', (one, other, sign) => {
    expect(Math.sign(compareAmounts(one, other))).toBe(sign)
  })

  it('are added without floats', () => {
    expect(sumOfAmounts(['0.1', '0.2', '0.00012345'])).toBe('0.30012345')
    expect(sumOfAmounts(['10.00', '-10.50'])).toBe('-0.50')
    expect(sumOfAmounts([])).toBe('0')
  })
})
