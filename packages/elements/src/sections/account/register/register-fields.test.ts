import { expect, it } from 'vitest'
import { inputKindOf, isKnownField } from '../../../shared/forms/field-kinds.ts'
import { shownRules, wideFields } from './register-fields.ts'
import { rule, settingsOf } from './settings.fixture.ts'

const fields = [
  rule('username', 'LETTER_FIRST', 6, 16),
  rule('mobileNum', 'NUMBERS', 5, 15),
  rule('verificationCode', '*', 1, 255),
  rule('password', 'LETTERS_AND_NUMBERS', 8, 64),
  rule('confirmPassword', '*', 1, 255),
  rule('email', 'EMAIL', 6, 254, { show: false }),
  rule('line', 'NO_SPACES', 2, 64, { required: false }),
]
const names = (...given: Parameters<typeof shownRules>) => shownRules(...given).map(({ name }) => name)

it('asks for what the operator has switched on, in their order [REG-01]', () => {
  expect(names(settingsOf(fields))).toEqual([
    'username',
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
    'line',
  ])
})

it('asks somebody whom a provider has confirmed only for what is still required', () => {
  expect(names(settingsOf(fields), 'google')).toEqual(['username', 'mobileNum', 'verificationCode'])
})

it('asks for everything but the code where a provider has confirmed the number', () => {
  expect(names(settingsOf(fields), 'phone')).toEqual(['username', 'mobileNum', 'password', 'confirmPassword', 'line'])
})

it('has a place for every field there may be [REG-02] [REG-03] [REG-04] [REG-05] [REG-06] [REG-07] [REG-08] [REG-09] [REG-10] [REG-11] [REG-12]', () => {
  const chat = ['qqNum', 'line', 'whatsapp', 'facebook', 'wechat']
  const all = [
    'username',
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
    'payeeName',
    'paymentPassword',
  ]
  const more = ['idNumber', 'email', 'birthday', 'recommenderId', 'affiliateCode', 'referralCode']
  for (const name of [...all, ...chat, ...more]) expect(isKnownField(rule(name, '*', 1, 9)), name).toBe(true)
  expect(isKnownField(rule('shoeSize', '*', 1, 9))).toBe(false)
})

it('brings the keyboard that the rule needs, and tells password managers what is whose', () => {
  expect(inputKindOf(rule('idNumber', 'NUMBERS', 1, 9)).inputMode).toBe('numeric')
  expect(inputKindOf(rule('email', 'EMAIL', 1, 9))).toMatchObject({ kind: 'email', autoComplete: 'email' })
  expect(inputKindOf(rule('password', 'SYMBOLS', 1, 9))).toMatchObject({ kind: 'secret', autoComplete: 'new-password' })
})

it('keeps partners side by side, and no row half empty', () => {
  const wide = (...list: string[]) => [...wideFields(list)]
  expect(wide('username', 'password', 'confirmPassword')).toEqual(['username'])
  expect(wide('username', 'payeeName', 'password', 'confirmPassword')).toEqual([])
  expect(wide('mobileNum', 'verificationCode', 'email', 'password', 'confirmPassword', 'captcha')).toEqual([
    'email',
    'captcha',
  ])
})
