import { expect, it } from 'vitest'
import { english } from '../../../locales/english.ts'
import { smsCredentials } from './sms-credentials.ts'

const fields = smsCredentials([{ countryCode: 'ES', countryDialingCode: '34', min: 9, max: 9 }])
const typed = { mobileNum: '+34 612 345 678', countryDialingCode: '34', verificationCode: '123456' }

it('sends the number as username and the code as password [AUTH-02]', () => {
  expect(fields.credentials(typed)).toEqual({
    type: 'sms',
    username: '612345678',
    password: '123456',
    countryDialingCode: '34',
  })
})

it('asks for a valid number and the code [AUTH-05] [VAL-32] [VAL-33]', () => {
  expect(fields.check(typed, english)).toEqual({})
  expect(fields.check({ countryDialingCode: '34' }, english)).toEqual({
    mobileNum: 'Please enter a valid mobile number',
    verificationCode: 'Please enter a valid verification code',
  })
  expect(fields.check({ ...typed, mobileNum: 'six' }, english)).toEqual({
    mobileNum: 'Please enter a valid mobile number',
  })
})
