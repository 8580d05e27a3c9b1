import type { ClientErrorCode, ErrorCode } from '@baize/contract'

/** Our code by firebase's code of an error (ERR-01 to ERR-11). */
const codes: Readonly<Record<string, ErrorCode | ClientErrorCode>> = {
  'auth/popup-closed-by-user': 'LOGIN_POPUP_CLOSED',
  'auth/cancelled-popup-request': 'LOGIN_POPUP_CLOSED',
  'auth/popup-blocked': 'LOGIN_POPUP_CLOSED',
  'auth/user-cancelled': 'LOGIN_POPUP_CLOSED',
  'auth/invalid-phone-number': 'PHONE_INVALID',
  'auth/missing-phone-number': 'PHONE_MISSING',
  'auth/too-many-requests': 'SMS_TOO_MANY',
  'auth/invalid-verification-code': 'SMS_CODE_INVALID',
  'auth/missing-verification-code': 'SMS_CODE_MISSING',
  'auth/code-expired': 'SMS_CODE_EXPIRED',
  'auth/captcha-check-failed': 'SMS_CAPTCHA_INVALID',
  'auth/unauthorized-domain': 'SMS_CAPTCHA_INVALID',
  'auth/quota-exceeded': 'SMS_QUOTA',
  'auth/operation-not-allowed': 'SMS_DISABLED',
  'auth/network-request-failed': 'NETWORK',
}

/** Our code of an error that firebase threw; SMS_UNKNOWN where the table has none (ERR-04). */
export function firebaseErrorCode(error: unknown): ErrorCode | ClientErrorCode {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return codes[code] ?? 'SMS_UNKNOWN'
}
