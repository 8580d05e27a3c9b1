import type { PayoutFormat } from '@baize/contract'
import { describe, expect, test } from 'vitest'
import { holderProblem } from './holder.ts'
import { checkNumber, numberFormats, numberKeyOf } from './number-formats.ts'

const right: Readonly<Record<PayoutFormat, readonly (readonly [typed: string, number: string])[]>> = {
  iban: [
    ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
    ['de89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
    [' ES91 2100 0418 4502 0005 1332\u200B', 'ES9121000418450200051332'],
    ['GB29NWBK60161331926819', 'GB29NWBK60161331926819'],
    ['FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
    ['BE68 5390 0754 7034', 'BE68539007547034'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
    ['CH93 0076 2011 6238 5295 7', 'CH9300762011623852957'],
    ['PL61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
    ['LC55 HEMM 0001 0001 0012 0012 0002 3015', 'LC55HEMM000100010012001200023015'],
    ['TR33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
    ['BR18 0036 0305 0000 1000 9795 493C 1', 'BR1800360305000010009795493C1'],
    ['AE07 0331 2345 6789 0123 456', 'AE070331234567890123456'],
    ['SE45 5000 0000 0583 9825 7466', 'SE4550000000058398257466'],
    ['IT60 X054 2811 1010 0000 0123 456', 'IT60X0542811101000000123456'],
  ],
  account: [
    ['0123 4567', '01234567'],
    ['12-34-56', '123456'],
    ['Ab1234', 'Ab1234'],
    ['1'.repeat(34), '1'.repeat(34)],
  ],
  email: [['Ana.Gil+pay@Example.com', 'ana.gil+pay@example.com']],
  // Examples of BIP 173, BIP 350 and of the first addresses of each kind.
  bitcoin: [
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    [
      'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
      'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    ],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    ],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['1111111111111111111114oLvT2', '1111111111111111111114oLvT2'],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ],
}

const wrong: Readonly<Record<PayoutFormat, readonly (readonly [typed: string, problem: string])[]>> = {
  iban: [
    ['', 'empty'],
    [' \u200B ', 'empty'],
    ['NL91ABNA0417164301', 'checksum'],
    ['NL91ABNA0417164030', 'checksum'],
    ['DE00123456789012345678', 'checksum'],
    ['NL91ABNA04171643', 'format'],
    ['NL91ABNA041716430000', 'format'],
    ['ZZ91ABNA0417164300', 'format'],
    ['US64SVBKUS6S3300958879', 'format'],
    ['NL91ABNA04171643٠٠', 'format'],
    ['91ABNA0417164300NL', 'format'],
    ['1'.repeat(121), 'format'],
    ['constructor', 'format'],
  ],
  account: [
    ['12345', 'format'],
    ['1'.repeat(35), 'format'],
    ['1234.5678', 'format'],
    ["1' or '1'='1", 'format'],
    ['１２３４５６', 'format'],
  ],
  email: [
    ['ana', 'format'],
    ['ana@example', 'format'],
    ['a na@example.com', 'format'],
    ['ana@exam\u0000ple.com', 'format'],
    ['ana@\u202Emoc.elpmaxe', 'format'],
    ['ana\uD800@example.com', 'format'],
    [`${'a'.repeat(120)}@example.com`, 'format'],
  ],
  bitcoin: [
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'checksum'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3tq4', 'format'],
    ['Bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'format'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3tb', 'format'],
    // Of another network.
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'format'],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'format'],
    ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'format'],
    // The first with the checksum of the second kind, and the other way round (BIP 350).
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'checksum'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'checksum'],
    // A program of one byte, of seventeen in version 0, and of version 17.
    ['bc1pw5dgrnzv', 'format'],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'format'],
    ['BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2', 'format'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'checksum'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0a', 'format'],
    ['11A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'format'],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNL', 'format'],
    ['3zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz', 'format'],
  ],
}

const cases = <T>(table: Readonly<Record<PayoutFormat, readonly (readonly [string, T])[]>>) =>
  Object.entries(table).flatMap(([format, rows]) => rows.map(row => [format as PayoutFormat, ...row] as const))

describe('a number', () => {
  test.each(cases(right))('of %s is taken as %s and kept as %s [MEM-16]', (format, typed, number) => {
    expect(checkNumber(format, typed)).toEqual({ number })
  })

  test.each(cases(wrong))('of %s is refused as %j: %s [MEM-16]', (format, typed, problem) => {
    expect(checkNumber(format, typed)).toEqual({ problem })
  })

  test('of an IBAN is refused with any one of its letters changed, or two that stand together swapped', () => {
    const iban = 'GB29NWBK60161331926819'
    const changed = [...iban].flatMap((letter, at) => {
      const others = (/\d/.test(letter) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ').replace(letter, '')
      return [...others].map(other => iban.slice(0, at) + other + iban.slice(at + 1))
    })
    const swapped = [...iban.slice(1)].map(
      (letter, at) => iban.slice(0, at) + letter + iban.charAt(at) + iban.slice(at + 2),
    )
    const taken = [...changed, ...swapped].filter(
      typed => typed !== iban && checkNumber('iban', typed).problem === undefined,
    )
    expect(taken).toEqual([])
  })

  test.each([
    ['iban', 'NL91ABNA0417164300', 'NL •••• 4300'],
    ['account', '0123456789', '•••• 789'],
    ['account', '123456', '•••• 56'],
    ['account', '1234567890123456', '•••• 3456'],
    ['email', 'ana.gil@example.com', 'a***@example.com'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1z •••• vfNa'],
  ] as const)('of %s is masked: %s as %s [API-92]', (format, number, masked) => {
    expect(numberFormats[format].mask(number)).toBe(masked)
  })

  test('is one account whatever the bank where it says so by itself, and else with its provider', () => {
    const keyAt = (id: string, format: PayoutFormat, number: string) => numberKeyOf({ id, format }, number)
    expect(keyAt('a', 'iban', 'NL91ABNA0417164300')).toBe(keyAt('b', 'iban', 'NL91ABNA0417164300'))
    expect(keyAt('a', 'account', 'Ab1234')).toBe(keyAt('a', 'account', 'aB1234'))
    expect(keyAt('a', 'email', 'ana@example.com')).not.toBe(keyAt('b', 'email', 'ana@example.com'))
  })
})

describe('a holder', () => {
  test.each([
    ['ĐỨC NGUYỄN', 'Duc Nguyen'],
    ['jose perez', 'José Pérez'],
    ['José Pérez', 'José Pérez'],
    ['SØREN GROSS', 'Søren Groß'],
    ["Sean O'Neill", 'Seán O’Neill'],
    ['Ana Gil', 'ANA  GIL'],
  ])('%s is %s [MEM-16]', (holder, payeeName) => {
    expect(holderProblem(holder, payeeName)).toBeNull()
  })

  test.each([
    ['', 'Ana Gil', 'empty'],
    ['Ana', 'Ana Gil', 'holder'],
    ['Gil Ana', 'Ana Gil', 'holder'],
    ['AnaGil', 'Ana Gil', 'holder'],
    ['Anna Gil', 'Ana Gil', 'holder'],
    ['Ana\u202E Gil', 'Ana Gil', 'holder'],
    ['Ana\u0000 Gil', 'Ana Gil', 'holder'],
    [`Ana${'\u0301'.repeat(300)} Gil`, 'Ana Gil', 'holder'],
    ['王小明', '李小明', 'holder'],
  ])('%j is not %s: %s', (holder, payeeName, problem) => {
    expect(holderProblem(holder, payeeName)).toBe(problem)
  })
})
