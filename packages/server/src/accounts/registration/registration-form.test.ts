import type { WhitelabelNode } from '@baize/contract'
import { describe, expect, test } from 'vitest'
import { isRegisterTypeOffered, registerType } from '../../system/register-flags.ts'
import { fieldNames } from '../../system/register-fields.ts'
import { registerSetting } from '../../system/settings.ts'
import { registrationFormOf, isShown } from './registration-form.ts'

const asItIs = registerSetting.defaults
const flags = (states: Record<string, boolean>) => ({
  tree: Object.entries(states).map(([code, enabled]): WhitelabelNode => ({ code, enabled, children: [] })),
})
const form = (states: Record<string, boolean> = {}, change: Partial<typeof asItIs> = {}) =>
  registrationFormOf({ ...asItIs, ...change }, flags(states))
const shown = (states?: Record<string, boolean>, change?: Partial<typeof asItIs>) =>
  form(states, change)
    .rules.filter(rule => rule.show)
    .map(rule => rule.name)

describe('registration by username', () => {
  test('asks for username, password and its repetition until a site says more [REG-01] [REG-02] [REG-04] [REG-05]', () => {
    expect(shown()).toEqual(['username', 'password', 'confirmPassword'])
    expect(form().rules.map(rule => rule.name)).toEqual(fieldNames)
  })

  test('shows each field that the site switches on, with the rule that the site gives it [REG-01] [VAL-01] [VAL-05]', () => {
    const fields = { email: { show: true, required: true, max: 40 }, line: { show: true } }
    const { rules } = form({}, { fields })
    expect(rules.find(rule => rule.name === 'email')).toEqual({
      name: 'email',
      show: true,
      required: true,
      pattern: 'EMAIL',
      min: 6,
      max: 40,
    })
    expect(rules.find(rule => rule.name === 'line')).toMatchObject({ show: true, required: false })
  })

  test('cannot do without a name and a password, whatever a site says', () => {
    const fields = { username: { show: false }, password: { required: false }, confirmPassword: { show: false } }
    expect(shown({}, { fields })).toEqual(['username', 'password', 'confirmPassword'])
    expect(form({}, { fields }).rules.filter(rule => rule.required)).toHaveLength(3)
  })

  test('asks for the code of an SMS beside a mobile number only, and requires it where it requires the number [REG-30]', () => {
    const code = (change: Partial<typeof asItIs>) =>
      form({}, change).rules.find(rule => rule.name === 'verificationCode')
    expect(code({ smsEnabled: true })).toMatchObject({ show: false })
    expect(code({ smsEnabled: true, fields: { mobileNum: { show: true } } })).toMatchObject({
      show: true,
      required: false,
    })
    expect(code({ smsEnabled: true, fields: { mobileNum: { show: true, required: true } } })).toMatchObject({
      show: true,
      required: true,
      min: 1,
      max: 255,
    })
    expect(code({ fields: { mobileNum: { show: true } } })).toMatchObject({ show: false })
  })
})

describe('registration by mobile number', () => {
  const mobile = { MOBILENUMREG3: true }

  test('asks for the number and its code, and for a password only with its flag [REG-34] [ROLE-28] [ROLE-29]', () => {
    expect(shown(mobile)).toEqual(['mobileNum', 'verificationCode'])
    expect(shown({ ...mobile, MOBILENUMPASSREG3: true })).toEqual(['mobileNum', 'password', 'confirmPassword'])
    expect(shown({ MOBILENUMPASSREG3: true })).toEqual(['username', 'password', 'confirmPassword'])
  })

  test('asks for the code of an SMS with its flag, by setting, and where nothing else would let its owner back in [REG-30] [REG-34] [ROLE-30]', () => {
    const asks = (states: Record<string, boolean>, smsEnabled = false) =>
      isShown(form({ ...mobile, ...states }, { smsEnabled }), 'verificationCode')
    expect(asks({ MOBILENUMPASSREG3: true })).toBe(false)
    expect(asks({ MOBILENUMPASSREG3: true, REGMOBVERF3: true })).toBe(true)
    expect(asks({ MOBILENUMPASSREG3: true }, true)).toBe(true)
    expect(asks({})).toBe(true)
  })

  test('is offered where its flag is on, and comes before the other [REG-20] [REG-35] [ROLE-31]', () => {
    const offers = (states: Record<string, boolean>) => {
      const { tree } = flags(states)
      return [registerType(tree), isRegisterTypeOffered(tree, 'mobile'), isRegisterTypeOffered(tree, 'username')]
    }
    expect(offers({ MOBILENUMREG3: true, USERNAMEREG3: true })).toEqual(['mobile', true, true])
    expect(offers({ MOBILENUMREG3: true, USERNAMEREG3: false })).toEqual(['mobile', true, false])
    expect(offers({ MOBILENUMREG3: true })).toEqual(['mobile', true, false])
    expect(offers({ MOBILENUMREG3: false })).toEqual(['username', false, true])
    expect(offers({ USERNAMEREG3: false })).toEqual(['username', false, true])
    expect(offers({})).toEqual(['username', false, true])
    expect(offers({ MOBILENUMREG3: false, USERNAMEREG3: false })).toEqual(['username', false, false])
  })
})
