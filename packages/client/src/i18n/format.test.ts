import { describe, expect, it, vi } from 'vitest'
import { createFormat } from './format.ts'
import { languageCodes, toTag } from './languages.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const formatOf = (locale: string) => createFormat(locale, () => now)
/** Without the invisible signs and special spaces that differ between engines. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\s/g, ' ')

describe('money', () => {
  it.each([
    ['en', '1000.00', 'EUR', '€', '€1,000.00'],
    ['es', '1000.00', 'EUR', '€', '1.000,00 €'],
    ['en', '-12.5', 'EUR', '€', '-€12.50'],
    ['en', '0', 'EUR', undefined, '€0.00'],
    ['en', '1234.5', 'JPY', '¥', '¥1,234.5'],
    ['en', '1234', 'JPY', '¥', '¥1,234'],
    ['en', '1.5', 'KWD', 'KD', 'KD 1.500'],
    ['en', '0.005', 'BHD', 'BD', 'BD 0.005'],
    ['fr', '1.250', 'TND', 'DT', '1,250 DT'],
    ['es', '1000', 'CLP', '$', '1.000 $'],
    ['es', '1000.00', 'CLP', '$', '1.000 $'],
    ['en', '0.00012345', 'BTC', '₿', '₿ 0.00012345'],
    ['en', '0.1', 'BTC', '₿', '₿ 0.10000000'],
    ['en', '0.00012345', 'XYZ', undefined, 'XYZ 0.00012345'],
    ['en', '0.000001', 'USDC', undefined, '0.000001 USDC'],
    ['en', '0.125', 'EUR', '€', '€0.125'],
    ['en', '1500.0000', 'EUR', '€', '€1,500.00'],
    ['en', '1234.5', 'USDT', undefined, '1,234.50 USDT'],
    ['en', '1234.5', 'USDT', '₮', '1,234.50 ₮'],
  ] as const)(
    'in %s: %s %s reads as it should [WAL-01] [WAL-03] [WAL-06]',
    (locale, amount, currency, symbol, text) => {
      expect(plain(formatOf(locale).money(amount, currency, symbol))).toBe(text)
    },
  )

  it('reads alike without its symbol', () => {
    const { amount } = formatOf('en')
    expect([amount('1000', 'CLP'), amount('1.5', 'KWD'), amount('0.00012345', 'XYZ'), amount('12.5', 'EUR')]).toEqual([
      '1,000',
      '1.500',
      '0.00012345',
      '12.50',
    ])
  })

  it('stays exact where a float would not [WAL-06]', () => {
    expect(plain(formatOf('en').money('123456789012345.67', 'EUR', '€'))).toBe('€123,456,789,012,345.67')
    expect(formatOf('en').number('9007199254740993')).toBe('9,007,199,254,740,993')
  })

  it('loses no digit in a browser that formats the float of a string', () => {
    const { prototype } = Intl.NumberFormat
    const known = Object.getOwnPropertyDescriptors(prototype)
    const asFloat = (value: unknown) => (typeof value === 'string' ? Number(value) : value) as number
    Reflect.deleteProperty(prototype, 'formatRange')
    Object.defineProperties(prototype, {
      formatToParts: {
        value(this: Intl.NumberFormat, value: unknown) {
          return known.formatToParts.value?.call(this, asFloat(value))
        },
      },
      format: {
        get(this: Intl.NumberFormat) {
          const format = known.format.get?.call(this) as Intl.NumberFormat['format']
          return (value: unknown) => format(asFloat(value))
        },
      },
    })
    try {
      const { money, amount, number } = formatOf('de')
      expect(plain(money('1234567.89', 'EUR', '€'))).toBe('1.234.567,89 €')
      expect(plain(money('123456789012345.67890123', 'BTC', '₿'))).toBe('123456789012345.67890123 ₿')
      expect(amount('-12345678.12345678', 'BTC')).toBe('-12345678.12345678')
      expect(number('9007199254740993')).toBe('9.007.199.254.740.993')
      expect(number(0.1 + 0.2)).toBe('0,3')
    } finally {
      Object.defineProperties(prototype, known)
    }
  })

  it('is readable in each of the forty languages, in every currency and in Latin digits, and never throws', () => {
    for (const code of languageCodes)
      for (const currency of ['EUR', 'USDT', 'JPY', 'KWD', 'BTC', 'X', 'not one'])
        expect(formatOf(toTag(code)).money('1234.5', currency)).toMatch(/1\D?23[45]/)
  })

  it('is written alike in every language below a thousand, for which no formatter is made', () => {
    for (const code of languageCodes)
      for (const count of [0, 7, 42, 999]) {
        const formatter = new Intl.NumberFormat(toTag(code), { numberingSystem: 'latn', useGrouping: 'always' })
        expect(formatOf(toTag(code)).number(count)).toBe(formatter.format(count))
      }
    expect([formatOf('en').number(1000), formatOf('en').number(-1), formatOf('de').number(0.5)]).toEqual([
      '1,000',
      '-1',
      '0,5',
    ])
  })

  it.each(['', 'abc', 'NaN'])('that is none (%j) is shown without throwing', amount => {
    expect(typeof formatOf('en').money(amount, 'EUR')).toBe('string')
  })
})

describe('times', () => {
  it.each([
    ['2026-11-21T11:59:58Z', '2 seconds ago'],
    ['2026-11-21T11:57:00Z', '3 minutes ago'],
    ['2026-11-21T09:10:00Z', '2 hours ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-21T12:10:00Z', 'in 10 minutes'],
    ['2024-11-20T12:00:00Z', '2 years ago'],
  ])('%s is %s', (time, text) => {
    expect(formatOf('en').ago(time)).toBe(text)
  })

  it('are relative in the language of the element, in Latin digits', () => {
    expect(formatOf('es').ago('2026-11-21T11:57:00Z')).toBe('hace 3 minutos')
    expect(formatOf('ar').ago('2026-11-21T11:10:00Z')).toContain('50')
  })

  it('follow the language', () => {
    const options = { dateStyle: 'long', timeZone: 'UTC' } as const
    expect(formatOf('en').date('2026-11-21T12:00:00Z', options)).toBe('November 21, 2026')
    expect(formatOf('es').date(now, options)).toBe('21 de noviembre de 2026')
  })

  it('that are none are shown as they came', () => {
    expect([formatOf('en').date('soon'), formatOf('en').ago('soon')]).toEqual(['soon', 'soon'])
  })
})

describe('formatters', () => {
  it('that are used again are not made again, as many as may be stored', () => {
    const english = formatOf('en')
    const shapes = Array.from({ length: 200 }, (_, count) => ({
      minimumFractionDigits: count % 20,
      minimumIntegerDigits: 1 + Math.floor(count / 20),
    }))
    shapes.forEach(shape => english.number(1, shape))
    const made = vi.spyOn(Intl, 'NumberFormat')
    shapes.reverse().forEach(shape => english.number(1, shape))
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })
})
