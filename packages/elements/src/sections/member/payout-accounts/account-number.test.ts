import { describe, expect, it } from 'vitest'
import { numberProblem, plainNumber, writtenNumber } from './account-number.ts'

describe('the number of an account', () => {
  it.each([
    ['iban', 'DE89 3704 0044 0532 0130 00', null],
    ['iban', 'nl91abna0417164300', null],
    ['iban', 'GB29-NWBK-6016-1331-9268-19', null],
    ['iban', 'DE88 3704 0044 0532 0130 00', 'checksum'],
    ['iban', 'DE89', 'format'],
    ['iban', '12345678901234567890', 'format'],
    ['iban', '', 'empty'],
    ['account', '1234567890', null],
    ['account', '12-34-56', null],
    ['account', '12345', 'format'],
    ['account', 'account_1', 'format'],
    ['email', 'ana@example.com', null],
    ['email', 'ana@example', 'format'],
    ['bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', null],
    ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', null],
    ['bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', null],
    ['bitcoin', 'bC1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'format'],
    ['bitcoin', '0x52908400098527886E0F7030069857D2E4169EE7', 'format'],
  ] as const)('as %s: %s is %s [MEM-16]', (format, number, problem) => {
    expect(numberProblem(format, number)).toBe(problem)
  })

  it('is sent without what separates its parts, and written in groups of four as an IBAN alone', () => {
    expect(plainNumber('iban', ' de89 3704-0044 ')).toBe('DE8937040044')
    expect(writtenNumber('iban', 'de893704004')).toBe('DE89 3704 004')
    expect(writtenNumber('iban', 'DE89 ')).toBe('DE89')
    expect(writtenNumber('account', '12 34 56')).toBe('12 34 56')
    expect(plainNumber('bitcoin', ' bc1q ar0s ')).toBe('bc1qar0s')
  })
})
