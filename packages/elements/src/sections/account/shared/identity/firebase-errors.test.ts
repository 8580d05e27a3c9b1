import { expect, it } from 'vitest'
import { english } from '../../../../locales/english.ts'
import { firebaseErrorCode } from './firebase-errors.ts'

it.each([
  ['invalid-phone-number', 'Invalid phone number format', '[ERR-01]'],
  ['missing-phone-number', 'Please enter a valid phone number', '[ERR-02]'],
  ['too-many-requests', 'Too many requests, please try again after 5 minutes', '[ERR-03] [CONST-10]'],
  ['something-new', 'Unknown error', '[ERR-04]'],
  ['invalid-verification-code', 'Invalid verification code', '[ERR-05]'],
  ['missing-verification-code', 'Missing verification code', '[ERR-06]'],
  ['captcha-check-failed', 'Invalid captcha (or unapproved domain)', '[ERR-07]'],
  ['quota-exceeded', 'Quota not sufficient, please contact customer service', '[ERR-08]'],
  ['operation-not-allowed', 'Function not enabled, please contact customer service', '[ERR-09]'],
  ['code-expired', 'Verification code expired, please send again', '[ERR-10]'],
  ['popup-closed-by-user', 'Login failure, please try again', '[ERR-11]'],
])('what firebase calls %s reads “%s” %s', (name, text) => {
  expect(english(`error.${firebaseErrorCode({ code: `auth/${name}` })}`)).toBe(text)
})

it('what firebase has no name for is unknown', () => {
  expect([
    firebaseErrorCode(null),
    firebaseErrorCode('auth/code-expired'),
    firebaseErrorCode(new TypeError('x')),
  ]).toEqual(Array(3).fill('SMS_UNKNOWN'))
})
