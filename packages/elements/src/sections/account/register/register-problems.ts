import {
  type FieldRule,
  type IdentityChannel,
  checkField,
  defaultPassword,
  type Refusal,
  type register,
} from '@baize/contract'
import { ageProblem, refusedFields } from '../../../shared/forms/field-problems.ts'
import { guessableText, problemText } from '../../../shared/feedback/field-text.ts'
import { mobileProblems } from '../../../shared/security/phone/mobile-number.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { documentArticle } from './document-name.ts'
import { shownRules, type Settings, normalizeValues } from './register-fields.ts'
import type { CallError, Translator } from '@baize/client'
import type { Refused } from '../../../ui/forms/use-form.ts'

/** Inputs of the checks beside settings and values. */
export interface FormContext {
  t: Translator['t']
  now: Date
  channel?: IdentityChannel | undefined
}

/**
 * A person may choose neither their username nor the opening password of accounts that agents open
 * (VAL-07).
 */
const isGuessable = ({ username = '', password = '' }: Values) =>
  password === defaultPassword || password.toLowerCase() === username.toLowerCase()

/**
 * Checks that compare a field with other fields or with the settings; null where nothing is wrong.
 */
const crossFieldRules: Readonly<
  Record<string, (values: Values, settings: Settings, context: FormContext) => string | null>
> = {
  password: (values, _, { t }) => (isGuessable(values) ? guessableText(t) : null),
  confirmPassword: ({ password = '', confirmPassword = '' }, _, { t }) =>
    confirmPassword === password ? null : t('field.mismatch'),
  confirmPaymentPassword: ({ paymentPassword = '', confirmPaymentPassword = '' }, _, { t }) =>
    confirmPaymentPassword === paymentPassword ? null : t('field.mismatchPayment'),
  mobileNum: (values, { countries }, { t }) =>
    values['mobileNum'] ? (mobileProblems(t, countries, values, 'registration')['mobileNum'] ?? null) : null,
  verificationCode: ({ mobileNum, verificationCode }, _, { t }) =>
    mobileNum && !verificationCode ? t('field.code') : null,
  birthday: ({ birthday = '' }, { minimumAge }, context) => ageProblem(birthday, { ...context, minimumAge }),
}

function problemOf(rule: FieldRule, values: Values, settings: Settings, context: FormContext): string | null {
  const { name, pattern } = rule
  const beyond = () => crossFieldRules[name]?.(values, settings, context) ?? null
  // A number has texts of its own for every problem but its length.
  if (name === 'mobileNum' && beyond()) return beyond()
  const problem = checkField(rule, values[name] ?? '')
  if (problem?.key === 'empty' && name === 'verificationCode') return context.t('field.code')
  return problem ? problemText(context.t, name, problem, pattern) : beyond()
}

/**
 * The problems of a registration, by field, as texts. Hidden fields are not checked (VAL-65); the
 * platform checks with the same rules (VAL-66). The terms and all fields are checked before any
 * call (REG-18).
 */
export function registerProblems(settings: Settings, typed: Values, context: FormContext): Problems {
  const { t, channel } = context
  const rules = shownRules(settings, channel)
  const values = normalizeValues(typed, rules)
  const problems: Record<string, string> = {}
  if (!values['terms']) problems['terms'] = t('field.terms', { title: documentOf(settings, t) })
  for (const rule of rules) {
    const problem = problemOf(rule, values, settings, context)
    if (problem) problems[rule.name] = problem
  }
  if (settings.captchaEnabled && !values['captcha']) problems['captcha'] = t('field.captcha')
  return problems
}

/** The document that must be agreed to, as a sentence names it (ERR-39). */
function documentOf({ terms }: Settings, t: Translator['t']): string {
  const { code, title } = terms[0] ?? { code: 'term', title: t('register.termsTitle') }
  return documentArticle(t, code) + title
}

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
const fieldsWithoutRule: readonly string[] = ['terms', 'captcha']
/**
 * Refusals that come before the platform looks at the captcha, so that it is still good (REG-19).
 */
const beforeCaptcha: readonly string[] = [
  'FIELD_INVALID',
  'TERMS_REQUIRED',
  'REGISTRATION_CLOSED',
  'REGISTER_TOO_MANY',
  'AFFILIATE_INVALID',
  'SEAL_INVALID',
  'SEAL_STALE',
  'RATE_LIMITED',
]
/**
 * Whether another captcha is needed. Where the account may have been opened, the same is sent again
 * under the same key, captcha and all.
 */
export const captchaIsSpent = ({ code, mayHaveHappened }: CallError): boolean =>
  !mayHaveHappened && !beforeCaptcha.includes(code)

/**
 * The text of a refusal, at its field or over the form.
 * @param asked - names of the fields that are on the form; what belongs to another one is said over
 *   it
 * @param say - the words of a refusal
 */
export function refusalIn(
  error: CallError,
  settings: Settings,
  asked: readonly string[],
  { t, say }: { t: Translator['t']; say: (error: CallError) => string },
): Refused {
  const { fields } = (error.value ?? {}) as Refusal<typeof register>
  const isOn = (name: string) => asked.includes(name) || fieldsWithoutRule.includes(name)
  if (error.code === 'FIELD_INVALID' && fields) {
    const problems = refusedFields(t, settings, fields)
    return Object.keys(problems).some(isOn) ? { problems } : { message: say(error) }
  }
  const field = fieldOf[error.code]
  return field && isOn(field) ? { problems: { [field]: say(error) } } : { message: say(error) }
}
