import { describe, expect, it } from 'vitest'
import { registerPayload } from './register-payload.ts'
import { rule, settingsOf } from './settings.fixture.ts'

const fields = [
  rule('username', 'LETTER_FIRST', 6, 16),
  rule('password', 'LETTERS_AND_NUMBERS', 8, 64),
  rule('confirmPassword', '*', 1, 255),
]
const page = { hostname: 'longodds.test', origin: 'https://longodds.test', pathname: '/letters' }
const sources = { settings: settingsOf(fields), codes: {}, identity: null, login: true, page }
const good = { username: 'linhtran92', password: 'Abcdef12', confirmPassword: 'Abcdef12', terms: 'on' }

describe('what is sent', () => {
  it('says the payment password once', () => {
    const settings = settingsOf([...fields, rule('paymentPassword', 'PAYMENT', 6, 6)])
    const typed = { ...good, paymentPassword: '294817', confirmPaymentPassword: '294817' }
    const sent = registerPayload(typed, { ...sources, settings })
    expect(sent).toHaveProperty('paymentPassword', '294817')
    expect(sent).not.toHaveProperty('confirmPaymentPassword')
  })

  it('is what was typed, where it was typed, and that a session should begin [REG-22] [REG-23]', () => {
    expect(registerPayload(good, sources)).toEqual({
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

  it('leaves out fields that are hidden, and optional ones that are empty', () => {
    const email = rule('email', 'EMAIL', 6, 254, { required: false })
    const typed = { ...good, line: 'hidden', email: '' }
    const sent = registerPayload(typed, { ...sources, settings: settingsOf([...fields, email]) })
    expect(sent).not.toHaveProperty('line')
    expect(sent).not.toHaveProperty('email')
  })

  it('carries the codes of the invitation where their fields are hidden, and what was typed where they are not', () => {
    const codes = { affiliateCode: 'LONGODDS', referralCode: 'R7' }
    expect(registerPayload(good, { ...sources, codes })).toMatchObject(codes)
    const shown = settingsOf([...fields, rule('affiliateCode', 'LETTERS_NUMBERS', 1, 64)])
    const sent = registerPayload({ ...good, affiliateCode: 'MINE' }, { ...sources, codes, settings: shown })
    expect(sent).toMatchObject({ affiliateCode: 'MINE', referralCode: 'R7' })
  })

  it('makes the number the username where one registers by mobile number [REG-20] [REG-21]', () => {
    const mobile = [rule('mobileNum', 'NUMBERS', 5, 15), rule('verificationCode', '*', 1, 255)]
    const settings = settingsOf(mobile, { registerType: 'mobile' })
    const typed = { mobileNum: '+34 612 345 678', countryDialingCode: '34', verificationCode: '123456', terms: 'on' }
    expect(registerPayload(typed, { ...sources, settings })).toMatchObject({
      username: '612345678',
      mobileNum: '612345678',
      countryDialingCode: '34',
      verificationCode: '123456',
    })
  })

  it('says which identity it goes on with, and then needs no password', () => {
    const identity = { firebaseChannel: 'google', firebaseIdToken: 'a.b.c' } as const
    const sent = registerPayload({ username: 'linhtran92', terms: 'on' }, { ...sources, identity })
    expect(sent).toMatchObject({ username: 'linhtran92', ...identity })
    expect(sent).not.toHaveProperty('password')
  })

  it('leaves out the id of a captcha that nobody answered', () => {
    expect(registerPayload({ ...good, captchaId: 'c1' }, sources)).not.toHaveProperty('captchaId')
    expect(registerPayload({ ...good, captcha: 'AB12', captchaId: 'c1' }, sources)).toMatchObject({
      captcha: 'AB12',
      captchaId: 'c1',
    })
  })
})
