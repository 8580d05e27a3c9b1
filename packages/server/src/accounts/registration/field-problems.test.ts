import { describe, expect, test } from 'vitest'
import { registrationProblems } from './field-problems.ts'
import type { FieldCheckOptions } from './field-problems.ts'
import { registrationFormOf } from './registration-form.ts'
import { registerSetting } from '../../system/settings.ts'

type Fields = typeof registerSetting.defaults.fields
const fine = { username: 'player1', password: 'Secret1234', confirmPassword: 'Secret1234' }
const around: FieldCheckOptions = { now: new Date('2026-11-21T12:00:00Z'), minimumAge: 18 }

const problems = (typed: Record<string, string>, fields: Fields = {}, more: Partial<FieldCheckOptions> = {}) => {
  const { rules } = registrationFormOf({ ...registerSetting.defaults, fields }, { tree: [] })
  return registrationProblems(rules, { ...fine, ...typed }, { ...around, ...more })
}

test('wants usernames of 6 to 16 letters and numbers, a letter first [VAL-06] [VAL-59]', () => {
  expect(problems({})).toEqual({})
  expect(problems({ username: '' })).toEqual({ username: 'empty' })
  expect(problems({ username: 'abc' })).toEqual({ username: 'length' })
  expect(problems({ username: 'a2345678901234567' })).toEqual({ username: 'length' })
  expect(problems({ username: '1player' })).toEqual({ username: 'format' })
  expect(problems({ username: 'play er' })).toEqual({ username: 'format' })
})

test('wants passwords of 8 to 64 characters with letters and numbers, symbols allowed [VAL-07] [VAL-60]', () => {
  const password = (text: string) => problems({ password: text, confirmPassword: text })
  expect(password('Aa1!Aa1!')).toEqual({})
  expect(password('Short12')).toEqual({ password: 'length' })
  expect(password('onlyletters')).toEqual({ password: 'format' })
  expect(password('1234567890')).toEqual({ password: 'format' })
  expect(password('x1'.repeat(33))).toEqual({ password: 'length' })
})

test('refuses what everybody tries first, where the site says so, however it is written [VAL-07]', () => {
  const password = (text: string, refuseCommon: boolean) =>
    problems({ password: text, confirmPassword: text }, {}, { refuseCommon })
  for (const common of ['Abcd1234', 'PASSWORD1', 'qwerty123', 'qWERTY123'])
    expect([password(common, true), password(common, false)]).toEqual([{ password: 'common' }, {}])
  expect(password('Felt7Corner', true)).toEqual({})
})

test('refuses a password that is the username [VAL-07]', () => {
  const typed = { username: 'player12', password: 'Player12', confirmPassword: 'Player12' }
  expect(problems(typed)).toEqual({ password: 'format' })
})

test('refuses the opening password of agents’ accounts even where a site’s rule would take it [VAL-07]', () => {
  const typed = { password: '123456', confirmPassword: '123456' }
  expect(problems(typed, { password: { pattern: '*', min: 4, max: 20 } })).toEqual({ password: 'format' })
})

test('wants the confirmation to equal the password [VAL-61] [REG-31]', () => {
  expect(problems({ confirmPassword: 'Secret12345' })).toEqual({ confirmPassword: 'in_password_inconsistent' })
  expect(problems({ confirmPassword: '' })).toEqual({ confirmPassword: 'empty' })
})

test('checks what the site shows alone, and what is optional only where it is filled [VAL-65]', () => {
  expect(problems({ email: 'no mail' })).toEqual({})
  expect(problems({ email: '' }, { email: { show: true } })).toEqual({})
  expect(problems({ email: 'no mail' }, { email: { show: true } })).toEqual({ email: 'format' })
  const two = 'ana@example.com,eve@example.net'
  expect(problems({ email: two }, { email: { show: true, pattern: '*' } })).toEqual({ email: 'format' })
  expect(problems({ email: '' }, { email: { show: true, required: true } })).toEqual({ email: 'empty' })
})

test('wants half a character in no field, since it would be stored as another one', () => {
  expect(problems({ line: 'ab\ud83c' }, { line: { show: true } })).toEqual({ line: 'format' })
})

describe('a birthday', () => {
  const born = (birthday: string, minimumAge = 18) =>
    problems({ birthday }, { birthday: { show: true } }, { minimumAge })

  test('makes old enough, to the day [VAL-50]', () => {
    expect(born('2008-11-21')).toEqual({})
    expect(born('2008-11-22')).toEqual({ birthday: 'age' })
    expect(born('2008-11-21', 21)).toEqual({ birthday: 'age' })
    expect(born('2005-11-21', 21)).toEqual({})
  })

  test('is neither to come nor older than anybody is', () => {
    expect(born('2026-11-22')).toEqual({ birthday: 'format' })
    expect(born('1890-01-01')).toEqual({ birthday: 'format' })
    expect(born('2001-02-29')).toEqual({ birthday: 'format' })
  })

  test('reads month first where the site wants it so [VAL-21]', () => {
    const fields: Fields = { birthday: { show: true, pattern: 'DATE_MDY' } }
    expect(problems({ birthday: '11-22-2008' }, fields)).toEqual({ birthday: 'age' })
    expect(problems({ birthday: '2008-11-22' }, fields)).toEqual({ birthday: 'format' })
  })
})

describe('an identity', () => {
  const withoutPassword = { password: '', confirmPassword: '' }

  test('of Google or Facebook stands in for a password, but not for the rest [REG-37]', () => {
    expect(problems(withoutPassword, {}, { channel: 'google' })).toEqual({})
    expect(problems({ ...withoutPassword, username: '' }, {}, { channel: 'facebook' })).toEqual({ username: 'empty' })
    expect(problems(withoutPassword)).toMatchObject({ password: 'empty' })
    expect(problems(withoutPassword, {}, { channel: 'phone' })).toMatchObject({ password: 'empty' })
  })

  test('leaves a password that was typed to its rules', () => {
    const channel = 'google'
    expect(problems({ password: 'short', confirmPassword: 'short' }, {}, { channel })).toEqual({ password: 'length' })
    expect(problems({ password: 'Secret1234', confirmPassword: '' }, {}, { channel })).toEqual({
      confirmPassword: 'empty',
    })
  })
})
