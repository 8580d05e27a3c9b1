import { expect, test } from 'vitest'
import { registerProblems, registerRules } from './register-rules.ts'

const rules = registerRules()
const fine = { username: 'player1', password: 'Secret1234', confirmPassword: 'Secret1234' }
const problems = (typed: Record<string, string>) => registerProblems(rules, { ...fine, ...typed })

test('asks for username, password and confirmation until a site says more [REG-01]', () => {
  expect(rules.filter(rule => rule.show).map(rule => rule.name)).toEqual(['username', 'password', 'confirmPassword'])
  expect(problems({})).toEqual({})
})

test('wants usernames of 6 to 16 letters and numbers, a letter first [VAL-06] [VAL-59]', () => {
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

test('refuses a password that is the username [VAL-07]', () => {
  const typed = { username: 'player12', password: 'Player12', confirmPassword: 'Player12' }
  expect(problems(typed)).toEqual({ password: 'format' })
})

test('wants the confirmation to equal the password [VAL-61] [REG-31]', () => {
  expect(problems({ confirmPassword: 'Secret12345' })).toEqual({ confirmPassword: 'in_password_inconsistent' })
  expect(problems({ confirmPassword: '' })).toEqual({ confirmPassword: 'empty' })
})

test('checks the affiliate code only where the site shows it [VAL-65]', () => {
  const typed = { ...fine, affiliateCode: 'not a code!' }
  expect(registerProblems(rules, typed)).toEqual({})
  expect(registerProblems(registerRules({ affiliateCode: true }), typed)).toEqual({ affiliateCode: 'format' })
  expect(registerProblems(registerRules({ affiliateCode: true }), fine)).toEqual({})
})
