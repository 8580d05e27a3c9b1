import type { FieldRule, IdentityChannel } from '@baize/contract'
import { ageOn, checkField, isoDay } from '@baize/contract'
import { mailAddressOf } from '../../text/mail-address.ts'
import { isCommonPassword, isGuessablePassword } from '../security/index.ts'

/** A registration as it was sent; its fields are read as texts. */
export type TypedFields = Readonly<Record<string, unknown>>

/** Facts that checks need beside the field rules. */
export interface FieldCheckOptions {
  now: Date
  minimumAge: number
  /** Whether the site refuses common passwords. */
  refuseCommon?: boolean
  /**
   * Channel of the identity sent along; an identity replaces the password, or the code of an SMS
   * (REG-37).
   */
  channel?: IdentityChannel | undefined
}

const maxAge = 130
type Problems = Record<string, string>

const textOf = (typed: TypedFields, name: string): string => {
  const value = typed[name]
  return typeof value === 'string' ? value : ''
}

/** Fields that an identity replaces, so they may be empty although their rule requires them. */
function fieldsNotNeeded(typed: TypedFields, channel: IdentityChannel | undefined): readonly string[] {
  if (channel === 'phone') return ['verificationCode']
  const isPasswordLess = channel && !textOf(typed, 'password') && !textOf(typed, 'confirmPassword')
  return isPasswordLess ? ['password', 'confirmPassword'] : []
}

/**
 * Checks a value; one with half a surrogate pair is refused, because the database would store
 * another character.
 */
const problemOf = (rule: FieldRule, value: string): string | undefined =>
  value.isWellFormed() ? checkField(rule, value)?.key : 'format'

/**
 * Problems of a registration: the key of a text, by field; empty where there are none. Fields that
 * the site hides are not checked (VAL-65). The browser checks with the same rules (VAL-66).
 */
export function registrationProblems(
  rules: readonly FieldRule[],
  typed: TypedFields,
  options: FieldCheckOptions,
): Problems {
  const problems: Problems = {}
  const free = fieldsNotNeeded(typed, options.channel)
  const asked = rules.filter(({ name, show }) => show && !free.includes(name))
  for (const rule of asked) {
    const problem = problemOf(rule, textOf(typed, rule.name))
    if (problem) problems[rule.name] = problem
  }
  const isAsked = (name: string) => asked.some(rule => rule.name === name) && !problems[name]
  for (const [name, problem] of Object.entries(problemsBeyondRules(typed, options)))
    if (isAsked(name)) problems[name] = problem
  return problems
}

/** Problems that need more than one field, or the date, to see. */
function problemsBeyondRules(typed: TypedFields, options: FieldCheckOptions): Problems {
  const password = textOf(typed, 'password')
  const email = textOf(typed, 'email')
  const age = ageProblem(textOf(typed, 'birthday'), options)
  const isCodeMissing = textOf(typed, 'mobileNum') && !textOf(typed, 'verificationCode')
  return {
    ...(options.refuseCommon && isCommonPassword(password) && { password: 'common' }),
    ...(isGuessablePassword(password, textOf(typed, 'username').toLowerCase()) && { password: 'format' }),
    ...(typed['confirmPassword'] !== typed['password'] && { confirmPassword: 'in_password_inconsistent' }),
    ...(email && !mailAddressOf(email) && { email: 'format' }),
    ...(age && { birthday: age }),
    ...(isCodeMissing && { verificationCode: 'empty' }),
  }
}

/** The problem of a birthday: under the minimum age, in the future, or too long ago (VAL-50). */
export function ageProblem(
  birthday: string,
  { now, minimumAge }: Pick<FieldCheckOptions, 'now' | 'minimumAge'>,
): string | null {
  if (!birthday) return null
  const age = ageOn(isoDay(birthday), now)
  if (age < 0 || age > maxAge) return 'format'
  return age < minimumAge ? 'age' : null
}
