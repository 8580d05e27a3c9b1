import { mobileNumberOf, mobileProblems, type Country } from '../../../shared/security/phone/mobile-number.ts'
import type { CredentialFields } from './use-login.ts'

/**
 * With a mobile number and the code sent to it, which stand for username and password (AUTH-02,
 * AUTH-05).
 */
export const smsCredentials = (countries: readonly Country[]): CredentialFields => ({
  credentials(values) {
    const { mobileNum, countryDialingCode } = mobileNumberOf(values)
    return { type: 'sms', username: mobileNum, password: values['verificationCode'] ?? '', countryDialingCode }
  },
  check: (values, t) => ({
    ...mobileProblems(t, countries, values, 'login'),
    ...(!values['verificationCode'] && { verificationCode: t('field.code') }),
  }),
})
