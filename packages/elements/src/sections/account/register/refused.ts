import type { CallError } from '@baize/client'
import type { Refusal, register } from '@baize/contract'
import type { Refused } from '../../../ui/forms/use-form.ts'
import { refusedFields, type T } from './fields/problems.ts'
import type { Settings } from './fields/rules.ts'

/** Refusals that belong to one field. */
const fieldOf: Readonly<Record<string, string>> = {
  USERNAME_TAKEN: 'username',
  MOBILE_TAKEN: 'mobileNum',
  EMAIL_TAKEN: 'email',
  AFFILIATE_INVALID: 'affiliateCode',
  SMS_CODE_INVALID: 'verificationCode',
  SMS_CODE_MISSING: 'verificationCode',
  SMS_CODE_EXPIRED: 'verificationCode',
  PHONE_INVALID: 'mobileNum',
  PHONE_MISSING: 'mobileNum',
  TERMS_REQUIRED: 'terms',
  CAPTCHA_REQUIRED: 'captcha',
  CAPTCHA_INVALID: 'captcha',
}
/** Fields of the form that have no rule of the operator's. */
const always: readonly string[] = ['terms', 'captcha']
/** Refusals that come before the platform looks at the captcha, so that it is still good (REG-19). */
const beforeCaptcha: readonly string[] = [
  'FIELD_INVALID',
  'TERMS_REQUIRED',
  'REGISTRATION_CLOSED',
  'AFFILIATE_INVALID',
  'SEAL_INVALID',
  'SEAL_STALE',
  'RATE_LIMITED',
]
/** Whether another captcha is needed. Where the account may have been opened, the same is sent again under the same key, captcha and all. */
export const usesCaptchaUp = ({ code, mayHaveHappened }: CallError): boolean =>
  !mayHaveHappened && !beforeCaptcha.includes(code)

/**
 * Where and in which words a refusal is said.
 * @param asked - names of the fields that are on the form; what belongs to another one is said over it
 * @param say - the words of a refusal
 */
export function refusedBy(
  error: CallError,
  settings: Settings,
  asked: readonly string[],
  { t, say }: { t: T; say: (error: CallError) => string },
): Refused {
  const { fields } = (error.value ?? {}) as Refusal<typeof register>
  const isOn = (name: string) => asked.includes(name) || always.includes(name)
  if (error.code === 'FIELD_INVALID' && fields) {
    const problems = refusedFields(t, settings, fields)
    return Object.keys(problems).some(isOn) ? { problems } : { message: say(error) }
  }
  const field = fieldOf[error.code]
  return field && isOn(field) ? { problems: { [field]: say(error) } } : { message: say(error) }
}
