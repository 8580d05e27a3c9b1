import type { FieldRule } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { english as t } from '../../../locales/english.ts'
import { refusedFields } from '../../../shared/forms/field-problems.ts'
import { registerProblems } from './register-problems.ts'
import type { Settings } from './register-fields.ts'
import { rule, settingsOf } from './settings.fixture.ts'

const now = new Date('2026-11-21T12:00:00Z')
const rules = [
  rule('username', 'LETTER_FIRST', 6, 16),
  rule('password', 'LETTERS_AND_NUMBERS', 8, 64),
  rule('confirmPassword', '*', 1, 255),
  rule('affiliateCode', 'LETTERS_NUMBERS', 1, 64, { show: false }),
]
const good = { username: 'linhtran92', password: 'Abcdef12', confirmPassword: 'Abcdef12', terms: 'on' }
type Values = Record<string, string | undefined>
const problems = (values: Values, fields: FieldRule[] = rules, settings: Partial<Settings> = {}) =>
  registerProblems(settingsOf(fields, settings), { ...good, ...values }, { t, now })

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

  it('wants the payment password twice, and says where they differ [VAL-40]', () => {
    const fields = [...rules, rule('paymentPassword', 'PAYMENT', 6, 6)]
    const typed = (confirmPaymentPassword: string) =>
      problems({ paymentPassword: '294817', confirmPaymentPassword }, fields)
    expect(typed('294817')).toEqual({})
    expect(typed('294818')).toEqual({ confirmPaymentPassword: 'Confirmation password is not correct.' })
    expect(typed('')).toEqual({ confirmPaymentPassword: 'Input cannot be empty' })
    const optional = [...rules, rule('paymentPassword', 'PAYMENT', 6, 6, { required: false })]
    expect(problems({}, optional)).toEqual({})
    expect(problems({ paymentPassword: '294817' }, optional)).toEqual({
      confirmPaymentPassword: 'Confirmation password is not correct.',
    })
  })

  it('refuses the opening password and the username as a password, as the platform does', () => {
    expect(problems({ username: 'abcdef12', password: 'Abcdef12' })).toEqual({
      password: 'Password format is incorrect: not the username, and not easy to guess',
    })
  })

  it('asks for the captcha where it is shown, and only there [VAL-39] [VAL-63]', () => {
    const shown = { captchaEnabled: true }
    expect(problems({}, rules, shown)).toEqual({ captcha: 'Please enter the captcha' })
    expect(problems({ captcha: 'AB12' }, rules, shown)).toEqual({})
  })

  it('leaves hidden fields alone, and optional ones that are empty; a filled one must fit its rule [VAL-01] [VAL-02]', () => {
    expect(problems({ affiliateCode: 'not a code' })).toEqual({})
    const optional = [...rules, rule('line', 'NO_SPACES', 2, 64, { required: false }), rule('wechat', '*', 2, 64)]
    expect(problems({ wechat: 'any thing ☺' }, optional)).toEqual({})
    expect(problems({ wechat: 'ok', line: 'x' }, optional)).toEqual({ line: 'Please enter 2 - 64 characters' })
    expect(problems({ wechat: 'ok', line: 'x y' }, optional)).toEqual({ line: 'Please check: no spaces' })
  })
})

describe('a mobile number', () => {
  const fields = [...rules, rule('mobileNum', 'NUMBERS', 5, 15), rule('verificationCode', '*', 1, 255)]
  const spain = { countryDialingCode: '34', verificationCode: '123456' }

  it('has as many digits as its country says [VAL-44] [VAL-62]', () => {
    expect(problems({ ...spain, mobileNum: '612 345 678' }, fields)).toEqual({})
    expect(problems({ ...spain, mobileNum: '6123' }, fields)).toEqual({
      mobileNum: 'A phone number must have 9 digits',
    })
    expect(problems({ ...spain, countryDialingCode: '49', mobileNum: '6123' }, fields)).toEqual({
      mobileNum: 'A phone number must have 10 - 11 digits',
    })
  })

  it('is made of digits, and is not left out where it is required [VAL-36] [VAL-38]', () => {
    expect(problems({ ...spain, mobileNum: 'six hundred' }, fields)).toEqual({
      mobileNum: 'Phone number format is incorrect',
    })
    expect(problems({ ...spain, mobileNum: '' }, fields)).toEqual({ mobileNum: 'Input cannot be empty' })
  })

  it('needs the code that was sent to it [REG-30] [VAL-32] [CONST-49]', () => {
    const number = { mobileNum: '612345678', countryDialingCode: '34' }
    expect(problems(number, fields)).toEqual({ verificationCode: 'Please enter a valid verification code' })
    expect(problems({ ...number, verificationCode: '1'.repeat(256) }, fields)).toEqual({
      verificationCode: 'Please enter 1 - 255 characters',
    })
  })

  it('needs none where the number is not asked for and not given', () => {
    const free = [...rules, rule('mobileNum', 'NUMBERS', 5, 15, { required: false })]
    const both = [...free, rule('verificationCode', '*', 1, 255, { required: false })]
    expect(problems({ mobileNum: '' }, both)).toEqual({})
    expect(problems({ mobileNum: '612345678', countryDialingCode: '34' }, both)).toEqual({
      verificationCode: 'Please enter a valid verification code',
    })
  })
})

describe('a birthday', () => {
  const fields = [...rules, rule('birthday', 'DATE_YMD', 10, 10)]

  it.each([
    ['yesterday', 'Please check: yyyy-MM-dd, e.g. 1990-04-17'],
    ['2026-02-30', 'Please check: yyyy-MM-dd, e.g. 1990-04-17'],
    ['2008-11-22', 'You must be 18 or older'],
    ['1880-01-01', 'Please check your birthday'],
    ['2027-01-01', 'Please check your birthday'],
  ])('%s is refused: %s [VAL-20]', (birthday, text) => {
    expect(problems({ birthday }, fields)).toEqual({ birthday: text })
  })

  it('may be typed without hyphens', () => {
    for (const birthday of ['1990-04-17', '19900417', '1990/4/17']) expect(problems({ birthday }, fields)).toEqual({})
  })
})

it('puts what the platform refused into words at its field', () => {
  const refused = {
    username: 'length',
    password: 'format',
    confirmPassword: 'in_password_inconsistent',
    birthday: 'age',
    verificationCode: 'empty',
    affiliateCode: 'anything new',
  }
  expect(refusedFields(t, settingsOf(rules), refused)).toEqual({
    username: 'Please enter 6 - 16 characters',
    password: 'Password format is incorrect: with letters and numbers',
    confirmPassword: 'The two passwords are inconsistent',
    birthday: 'You must be 18 or older',
    verificationCode: 'Please enter a valid verification code',
    affiliateCode: 'Invalid invitation code',
  })
})
