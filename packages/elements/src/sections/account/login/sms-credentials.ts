import { mobileIn, mobileProblems, type Country } from '../../../shared/security/phone/mobile-number.ts'
import type { LoginMethod } from './use-login.ts'

/** With a mobile number and the code sent to it, which stand for username and password (AUTH-02, AUTH-05). */
export const bySms = (countries: readonly Country[]): LoginMethod => ({
  credentials(values) {
    const { mobileNum, countryDialingCode } = mobileIn(values)
    return { type: 'sms', username: mobileNum, password: values['verificationCode'] ?? '', countryDialingCode }
  },
  check: (values, t) => ({
    ...mobileProblems(t, countries, values),
    ...(!values['verificationCode'] && { verificationCode: t('field.code') }),
  }),
})
