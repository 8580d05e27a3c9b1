import { describe, expect, it, test } from 'vitest'
import { ageOn, checkField, isoDay, patterns } from './validation.ts'
import type { FieldRule } from './system/field-rule.ts'
import type { Pattern } from './validation.ts'

const rule = (pattern: string, more: Partial<FieldRule> = {}): FieldRule => ({
  name: 'field',
  show: true,
  required: true,
  pattern,
  min: 1,
  max: 64,
  ...more,
})
const problem = (pattern: Pattern, value: string) => checkField(rule(pattern), value)

test('a value that breaks length and pattern says both', () => {
  const short = rule('NUMBERS', { min: 5, max: 12 })
  expect(checkField(short, 'x')).toEqual({ key: 'length', min: 5, max: 12, malformed: true })
  expect(checkField(short, '12')).toEqual({ key: 'length', min: 5, max: 12 })
})

const tried = new Set<string>(['LETTERS_AND_NUMBERS'])

/** Values that a family accepts, and values that it refuses. */
function tries(pattern: Pattern, takes: readonly string[], refuses: readonly string[]): void {
  tried.add(pattern)
  for (const value of takes) expect([value, problem(pattern, value)]).toEqual([value, null])
  for (const value of refuses) expect([value, problem(pattern, value)]).toEqual([value, { key: 'format' }])
}

describe('the pattern families', () => {
  it('take anything [VAL-02]', () =>
    tries('*', ['anything', ' ', 'Ñandú ⚽', 'سلام', '<b>', "'; drop table player; --", '\n'], []))
  it('take a letter, then letters or numbers [VAL-10]', () =>
    tries('LETTER_FIRST', ['a', 'Player1'], ['1player', 'play er', 'pläyer', 'a_b']))
  it('take kanji and numbers [VAL-11]', () =>
    tries('KANJI_NUMBERS', ['漢字', '漢字123', '7'], ['かな', 'kanji', '漢 字', '漢字!']))
  it('take an e-mail [VAL-12]', () =>
    tries('EMAIL', ['a@b.es', 'a.b+c@d-e.example'], ['a@b', 'a@b.e', '@b.es', 'a b@c.es', 'a@@b.es']))
  it('take letters and numbers [VAL-13]', () => tries('LETTERS_NUMBERS', ['abc', '123', 'a1B2'], ['a b', 'a-b', 'é']))
  it('take letters and numbers, both [VAL-14]', () =>
    tries('LETTERS_NUMBERS_BOTH', ['a1', '1A'], ['abc', '123', 'a1!', 'a 1']))
  it('take numbers [VAL-15]', () => tries('NUMBERS', ['0', '00123'], ['1a', '-1', '1.5', '１', ' 1']))
  it('take letters and numbers with an uppercase one [VAL-16]', () =>
    tries('ONE_UPPERCASE', ['A', 'aB1'], ['ab1', 'A b', 'A!', 'É']))
  it('take English letters and spaces [VAL-17]', () => tries('ENGLISH_SPACES', ['Linh Tran'], ['Linh1', 'José', 'a-b']))
  it('take anything but spaces [VAL-18]', () => tries('NO_SPACES', ['a!é漢'], ['a b', 'a\tb', 'a\u3000b']))
  it('take Chinese characters and punctuation [VAL-19]', () =>
    tries('CHINESE', ['你好，世界。', '好'], ['hello', '好 好', '好1', 'かな']))
  it('take a real day, year first [VAL-20]', () =>
    tries('DATE_YMD', ['2000-02-29', '1999-12-31'], ['2001-02-29', '2000-13-01', '2000-00-10', '12-31-1999', '99-1-1']))
  it('take a real day, month first [VAL-21]', () =>
    tries('DATE_MDY', ['02-29-2000', '12-31-1999'], ['02-29-2001', '13-01-2000', '1999-12-31', '31-12-1999']))
  it('take Korean [VAL-22]', () => tries('KOREAN', ['한국', 'ㅎㅏ'], ['Korea', '한 국', '漢']))
  it('take Thai [VAL-23]', () => tries('THAI', ['สวัสดี'], ['thai', 'สวัส ดี']))
  it('take Thai or English letters and spaces [VAL-24]', () =>
    tries('THAI_ENGLISH_SPACES', ['สม Chai', 'abc'], ['abc1', 'é']))
  it('take uppercase letters and spaces [VAL-25]', () =>
    tries('UPPERCASE_SPACES', ['JOSE PEREZ', 'A'], ['   ', 'Jose', 'A1']))
  it('take letters, numbers and symbols [VAL-26]', () => tries('SYMBOLS', ['a1!', '~', 'abc'], ['a b', 'é', '漢']))
  it('take upper, lower, number and symbol, all four [VAL-27]', () =>
    tries('FOUR_KINDS', ['aA1!', 'ñNñ1A¡a'], ['aA1', 'aA!', 'a1!', 'A1!', 'aA1! x']))
  it('take a first and a last name [VAL-28]', () =>
    tries(
      'FULL_NAME',
      ['Linh Tran', "Seán O'Neill", 'José-María de la Cruz'],
      ['Linh', 'Linh  Tran', ' Linh Tran', 'Linh 7'],
    ))
  it('take full-width Hiragana, Katakana or Kanji [VAL-29]', () =>
    tries('JAPANESE', ['ひらがな', 'カタカナ', '漢字', 'ー'], ['ﾊﾝｶｸ', 'romaji', 'ひ ら']))
  it('take digits that are no run and not all the same [VAL-09]', () =>
    tries('PAYMENT', ['192837', '112233', '890123'], ['111111', '123456', '654321', '345678', '12a456']))

  it('are all tried here', () => {
    expect(Object.keys(patterns).filter(pattern => !tried.has(pattern))).toEqual([])
  })

  it('of passwords wants letters and numbers and allows symbols [VAL-07]', () => {
    for (const value of ['abc123!?', 'A1']) expect(problem('LETTERS_AND_NUMBERS', value)).toBeNull()
    for (const value of ['letters', '12345', 'a1 b2', 'ñ1'])
      expect(problem('LETTERS_AND_NUMBERS', value)).toEqual({ key: 'format' })
  })

  it('that a page does not know are left to the platform [VAL-30]', () => {
    expect(checkField(rule('OF_TOMORROW'), 'anything')).toBeNull()
  })
})

describe('a rule', () => {
  it('says whether a field is required [VAL-01] [VAL-05] [VAL-65]', () => {
    expect(checkField(rule('*'), '')).toEqual({ key: 'empty' })
    expect(checkField(rule('NUMBERS', { required: false }), '')).toBeNull()
    expect(checkField(rule('NUMBERS', { required: false }), 'x')).toEqual({ key: 'format' })
  })

  it('says both ends of the length, or the one number where they are the same [VAL-03] [VAL-04]', () => {
    expect(checkField(rule('*', { min: 2, max: 4 }), 'x')).toEqual({ key: 'length', min: 2, max: 4 })
    expect(checkField(rule('*', { min: 6, max: 6 }), 'x')).toEqual({ key: 'lengthExact', min: 6, max: 6 })
  })

  it('counts what a person counts as one character', () => {
    expect(checkField(rule('*', { max: 2 }), '🎰🃏')).toBeNull()
    expect(checkField(rule('*', { max: 2 }), '🎰🃏🎲')).toMatchObject({ key: 'length' })
  })

  it('answers long texts at once, whatever its pattern', () => {
    const long = 'a'.repeat(10_000)
    for (const pattern of Object.keys(patterns))
      expect(checkField(rule(pattern), long)).toMatchObject({ key: 'length' })
  })
})

test('a day reads the same in both orders', () => {
  expect([isoDay('12-31-1999'), isoDay('1999-12-31')]).toEqual(['1999-12-31', '1999-12-31'])
})

test('an age is whole years, and grows on the birthday [VAL-50]', () => {
  const on = (now: string) => ageOn('2005-11-21', new Date(now))
  expect([on('2026-11-20T23:59:59Z'), on('2026-11-21T00:00:00Z')]).toEqual([20, 21])
})
