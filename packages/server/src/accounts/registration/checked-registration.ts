import type { FieldRule, Input, register } from '@baize/contract'
import { checkField, plainText } from '@baize/contract'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { FieldName } from '../../system/index.ts'
import { readSetting } from '../../db/settings.ts'
import { mobileOf } from '../../verification/index.ts'
import { registrationProblems } from './field-problems.ts'
import type { RegistrationForm } from './registration-form.ts'
import { loginSetting } from '../../system/index.ts'

/** A registration whose fields are in order. */
export interface CheckedRegistration {
  input: Input<typeof register>
  form: RegistrationForm
  /** Typed values, trimmed; empty where nothing was typed or the field is hidden. */
  typed: Record<FieldName, string>
  /** The mobile number as it is stored, `+34612345678`. */
  mobile: string | null
  /** Usernames to open the account with, the best first. */
  usernames: [string, ...string[]]
}

/**
 * Codes that the page fills in from its address, so they count where their fields are hidden, too
 * (REG-27, REG-28, REG-39).
 */
const codeFields: readonly string[] = ['affiliateCode', 'referralCode']
/** Fields that keep whatever was typed inside. */
const secrets: readonly string[] = ['password', 'confirmPassword', 'paymentPassword']
const separators = /[\s().-]/g

/**
 * A code from the page's address that breaks its rule is left out, because the visitor could not
 * correct it.
 */
const codeFromPage = (rule: FieldRule, text: string) =>
  codeFields.includes(rule.name) && !checkField(rule, text) ? text : ''

function typedIn(form: RegistrationForm, input: Input<typeof register>): CheckedRegistration['typed'] {
  const valueOf = (rule: FieldRule & { name: FieldName }): string => {
    const given = input[rule.name] ?? ''
    const text = secrets.includes(rule.name) ? given.trim() : plainText(given)
    if (!rule.show) return codeFromPage(rule, text)
    return rule.name === 'mobileNum' ? text.replace(separators, '') : text
  }
  const typed = Object.fromEntries(form.rules.map(rule => [rule.name, valueOf(rule)])) as CheckedRegistration['typed']
  return form.type === 'mobile' ? { ...typed, username: typed.mobileNum } : typed
}

async function mobileIn(deps: Deps, mobileNum: string, countryDialingCode = ''): Promise<string | null> {
  try {
    return mobileNum ? await mobileOf(deps, countryDialingCode, mobileNum) : null
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('FIELD_INVALID', { fields: { mobileNum: 'format' } })
    throw error
  }
}

/**
 * Usernames of a registration by mobile number: the national number, or the international one where
 * a number of another country is the same (REG-21).
 */
const usernamesOfNumber = (mobileNum: string, mobile: string): CheckedRegistration['usernames'] => [
  mobileNum,
  mobile.slice(1),
]

/** @throws Refusal FIELD_INVALID, naming every field that breaks its rule (VAL-01, VAL-66) */
export async function checkRegistration(
  deps: Deps,
  form: RegistrationForm,
  input: Input<typeof register>,
): Promise<CheckedRegistration> {
  const typed = typedIn(form, input)
  const { minimumAge } = form.settings
  const channel = input.firebaseChannel
  const { refuseCommonPasswords: refuseCommon } = await readSetting(deps, loginSetting)
  const options = { now: deps.clock.now(), minimumAge, refuseCommon, channel }
  const fields = registrationProblems(form.rules, typed, options)
  if (Object.keys(fields).length) throw new Refusal('FIELD_INVALID', { fields })
  const mobile = await mobileIn(deps, typed.mobileNum, input.countryDialingCode)
  const usernames: CheckedRegistration['usernames'] =
    form.type === 'mobile' && mobile ? usernamesOfNumber(typed.mobileNum, mobile) : [typed.username]
  return { input, form, typed, mobile, usernames }
}
