import { describe, expect, it } from 'vitest'
import { oddCharacters } from './odd-characters.ts'
import { plainText } from './plain-text.ts'

/** Characters that a copy brings along, around what somebody meant. */
const wrapped: [name: string, before: string, after: string][] = [
  ['a left-to-right override', '\u202D', '\u202C'],
  ['an isolate', '\u2068', '\u2069'],
  ['a left-to-right mark', '\u200E', ''],
  ['an Arabic letter mark', '\u061C', '\u061C'],
  ['a space without width', '\u200B', '\u200B'],
  ['a word joiner', '\u2060', '\u2060'],
  ['a joiner', '\u200D', '\u200C'],
  ['a byte order mark', '\uFEFF', ''],
  ['a soft hyphen', '', '\u00AD'],
  ['no-break spaces', '\u00A0', '\u202F'],
  ['spaces and line ends', ' \t', ' \r\n'],
]

describe('a text that was typed or pasted', () => {
  it.each(wrapped)('is read without %s around it, and inside', (_, before, after) => {
    for (const meant of ['612345678', '1.250', 'AB12CD', 'ada.lovelace', 'ada@example.com'])
      expect(plainText(before + meant + after)).toBe(meant)
    if (/\s/.test(before)) return
    expect(plainText(`61${before}23${after}45`)).toBe('612345')
  })

  it.each([
    ['Ada\u00A0Lovelace', 'Ada Lovelace'],
    ['1\u202F234,50', '1 234,50'],
    ['Ada  Lovelace', 'Ada  Lovelace'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['👩\u200D💻', '👩\u200D💻'],
    ['مريم\u200F', 'مريم'],
    ['مريم\u200C \u200D', 'مريم'],
    ['م\u200Cر \u200D\u200C م\u200C', 'م\u200Cر  م'],
    ['क्\u200D \n', 'क्'],
    ['\u200C\u200D م', 'م'],
    ['\u202E612345678\u202C', '\u202E612345678'],
    ['', ''],
    ['\u200B\uFEFF \u200D', ''],
  ])('keeps what carries meaning: %j is %j', (typed, plain) => {
    expect(plainText(typed)).toBe(plain)
  })

  it('is read alike when it is read again', () => {
    for (const [, before, after] of wrapped) {
      const once = plainText(`${before} a${after}\u200Db ${before}${after} `)
      expect(plainText(once)).toBe(once)
    }
  })
})

it('names characters that cannot be seen or are easily taken for others', () => {
  expect(oddCharacters('pk\u200B_demo')).toEqual(['U+200B'])
  expect(oddCharacters('dem\u043E\u043E \u{1F600}')).toEqual(['U+043E', 'U+1F600'])
  expect(oddCharacters('pk_demo')).toEqual([])
})
