import type { FieldRule } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { english } from '../../locales/english.ts'
import { isKnown, refusedFields, registerProblems, registration, shownRules } from './fields.ts'

const rule = (name: string, pattern: string, min: number, max: number, show = true): FieldRule => ({
  name,
  show,
  required: show,
  pattern,
  min,
  max,
})
const rules = [
  rule('username', 'LETTER_FIRST', 6, 16),
  rule('password', 'LETTERS_AND_NUMBERS', 8, 64),
  rule('confirmPassword', '*', 1, 255),
  rule('affiliateCode', 'LETTERS_NUMBERS', 1, 64, false),
]
const good = { username: 'linhtran92', password: 'Abcdef12', confirmPassword: 'Abcdef12', terms: 'on' }
const problems = (values: Record<string, string | undefined>, captcha = false) =>
  registerProblems(english, rules, { ...good, ...values }, 'Terms and conditions', captcha)

describe('what is wrong with a registration', () => {
  it('is nothing where all is well [VAL-59] [VAL-60] [VAL-61] [VAL-64]', () => {
    expect(problems({})).toEqual({})
  })

  it('names the document that was not agreed to [REG-17] [ERR-22] [ERR-31] [VAL-51]', () => {
    expect(problems({ terms: undefined })).toEqual({ terms: 'Please agree to the Terms and conditions' })
  })

  it('says that the two passwords are inconsistent [REG-31] [ERR-33]', () => {
    expect(problems({ confirmPassword: 'Abcdef13' })).toEqual({ confirmPassword: 'The two passwords are inconsistent' })
  })

  it('refuses the opening password and the username as a password, as the platform does', () => {
    expect(problems({ username: 'abcdef12', password: 'Abcdef12' })).toEqual({
      password: 'Password format is incorrect',
    })
  })

  it('asks for the captcha where it is shown, and only there [VAL-39] [VAL-63]', () => {
    expect(problems({}, true)).toEqual({ captcha: 'Please enter the captcha' })
    expect(problems({ captcha: 'AB12' }, true)).toEqual({})
  })

  it('leaves hidden fields alone', () => {
    expect(problems({ affiliateCode: 'not a code' })).toEqual({})
  })
})

it('shows the fields that the operator has switched on, in their order [REG-01] [REG-02] [REG-04] [REG-05] [REG-12]', () => {
  expect(shownRules(rules).map(({ name }) => name)).toEqual(['username', 'password', 'confirmPassword'])
  const [affiliate] = shownRules([{ ...rule('affiliateCode', '*', 1, 64), required: false }])
  expect(affiliate && isKnown(affiliate)).toBe(true)
})

it('knows which fields it cannot ask for', () => {
  expect(isKnown(rule('payeeName', 'FULL_NAME', 1, 64))).toBe(false)
})

it('puts what the platform refused into words at its field', () => {
  const refused = refusedFields(english, rules, {
    username: 'length',
    password: 'format',
    confirmPassword: 'in_password_inconsistent',
  })
  expect(refused).toEqual({
    username: 'Please enter 6 - 16 characters',
    password: 'Password format is incorrect',
    confirmPassword: 'The two passwords are inconsistent',
  })
})

describe('what is sent', () => {
  const page = { hostname: 'longodds.test', origin: 'https://longodds.test', pathname: '/letters' }

  it('is what was typed, where it was typed, and that a session should begin [REG-22] [REG-23]', () => {
    expect(registration(good, {}, page)).toEqual({
      username: 'linhtran92',
      password: 'Abcdef12',
      confirmPassword: 'Abcdef12',
      terms: true,
      domain: 'longodds.test',
      registerUrl: 'https://longodds.test/letters',
      registerMethod: 'WEB',
      login: true,
    })
  })

  it('carries the codes of the invitation even where their fields are hidden', () => {
    expect(registration(good, { affiliateCode: 'LONGODDS', referralCode: 'R7' }, page)).toMatchObject({
      affiliateCode: 'LONGODDS',
      referralCode: 'R7',
    })
  })

  it('leaves out the id of a captcha that nobody answered', () => {
    expect(registration({ ...good, captchaId: 'c1' }, {}, page)).not.toHaveProperty('captchaId')
    expect(registration({ ...good, captcha: 'AB12', captchaId: 'c1' }, {}, page)).toMatchObject({
      captcha: 'AB12',
      captchaId: 'c1',
    })
  })
})
