import type { FieldRule } from '@baize/contract'
import { checkField, patterns } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { english as t } from '../../locales/english.ts'
import { hintText, problemKey, problemText } from './field-text.ts'

const rule = (name: string, pattern: string, min: number, max: number): FieldRule => ({
  name,
  pattern,
  min,
  max,
  show: true,
  required: true,
})
const said = (fieldRule: FieldRule, value: string) => {
  const problem = checkField(fieldRule, value)
  return problem && problemText(t, fieldRule.name, problem, fieldRule.pattern)
}

const letterFirst = 'starts with a letter, then letters or numbers'

describe('the words for a field that is wrong', () => {
  it('say that it is empty [VAL-38]', () => {
    expect(said(rule('username', 'LETTER_FIRST', 6, 16), '')).toBe('Input cannot be empty')
  })
  it('give both ends of a length [VAL-04]', () => {
    expect(said(rule('username', 'LETTER_FIRST', 6, 16), 'ab')).toBe('Please enter 6 - 16 characters')
  })
  it('give one number where both ends are the same [VAL-03]', () => {
    expect(said(rule('paymentPassword', 'NUMBERS', 6, 6), '12')).toBe('Please enter 6 characters')
  })
  it('speak of the password where it is the password [VAL-31]', () => {
    expect(said(rule('password', '*', 8, 64), 'abc')).toBe('Please fill in your password with 8 - 64 characters')
  })
  it.each([
    ['username', 'LETTER_FIRST', '1abcdef', `Account format is incorrect: ${letterFirst}`],
    ['password', 'LETTERS_AND_NUMBERS', 'abcdefgh', 'Password format is incorrect: with letters and numbers'],
    ['payeeName', 'FULL_NAME', 'Linh', 'Real name format is incorrect: first and last name, separated by a space'],
    ['email', 'EMAIL', 'not-mail', 'E-mail format is incorrect'],
    ['mobileNum', 'NUMBERS', '09-12', 'Please enter a valid mobile number'],
    ['affiliateCode', 'LETTERS_NUMBERS', 'no code', 'Invalid invitation code'],
  ])(
    'name the format of %s, and the rule that it has [VAL-33] [VAL-35] [VAL-37] [VAL-41] [VAL-42] [VAL-43]',
    (name, pattern, value, text) => {
      expect(said(rule(name, pattern, 1, 64), value)).toBe(text)
    },
  )
  it('say of a value that breaks its length and its pattern both', () => {
    expect(said(rule('username', 'LETTER_FIRST', 6, 16), '1ab')).toBe(`Please enter 6 - 16 characters: ${letterFirst}`)
    expect(said(rule('qqNum', 'NUMBERS', 5, 12), 'x')).toBe('Please enter 5 - 12 characters: numbers only')
    expect(said(rule('affiliateCode', 'LETTERS_NUMBERS', 4, 64), '-')).toBe('Please enter 4 - 64 characters')
  })
  it('stand in the texts for every field and kind of problem', () => {
    for (const field of ['username', 'password', 'email', 'anything'])
      for (const key of ['empty', 'length', 'lengthExact', 'format'] as const)
        expect(t(problemKey(field, key))).toBeTruthy()
  })
})

describe('the words for a rule, before anything is typed', () => {
  it.each([
    ['LETTER_FIRST', 'starts with a letter, then letters or numbers'],
    ['KANJI_NUMBERS', 'kanji and numbers only'],
    ['LETTERS_NUMBERS', 'letters and numbers only'],
    ['NUMBERS', 'numbers only'],
    ['NO_SPACES', 'no spaces'],
    ['FULL_NAME', 'first and last name, separated by a space'],
  ])('%s: %s', (pattern, kind) => {
    expect(hintText(t, rule('idNumber', pattern, 6, 16))).toBe(`6 - 16 characters, ${kind}`)
  })

  it('are there for every pattern that asks for something, and say so where it is not met', () => {
    for (const pattern of Object.keys(patterns).filter(key => key !== '*' && key !== 'EMAIL')) {
      expect(hintText(t, rule('idNumber', pattern, 6, 6)), pattern).toBeTruthy()
      expect(problemText(t, 'idNumber', { key: 'format' }, pattern)).toMatch(/^Please check: ./)
    }
  })

  it('are left out where there is nothing to tell', () => {
    for (const pattern of ['*', 'EMAIL', 'NEWER_THAN_US'])
      expect(hintText(t, rule('idNumber', pattern, 6, 16))).toBeUndefined()
    expect(hintText(t, rule('affiliateCode', 'LETTERS_NUMBERS', 1, 64))).toBeUndefined()
    expect(problemText(t, 'idNumber', { key: 'format' }, 'NEWER_THAN_US')).toBe('Please enter correct user information')
  })
})
