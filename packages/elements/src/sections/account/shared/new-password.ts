import type { Translator } from '@baize/client'
import { checkField, defaultPassword, type FieldRule } from '@baize/contract'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { guessableText, problemText } from '../../../shared/feedback/field-text.ts'

/**
 * The rule that registration has for passwords holds for new ones; without one only the platform
 * knows (VAL-07).
 */
export function passwordRule(fields: readonly FieldRule[] = []): FieldRule | undefined {
  const rule = fields.find(({ name }) => name === 'password')
  return rule && { ...rule, required: true }
}

/** Whether a password is the first that an attacker would try. */
const isGuessable = (password: string, username: string) =>
  password === defaultPassword || password.toLowerCase() === username.toLowerCase()

function newPasswordProblem(
  t: Translator['t'],
  rule: FieldRule | undefined,
  username: string,
  { newPassword = '', oldPassword }: Values,
) {
  if (!newPassword) return t('field.empty')
  const problem = rule && checkField(rule, newPassword)
  if (problem) return problemText(t, 'password', problem, rule.pattern)
  if (isGuessable(newPassword, username)) return guessableText(t)
  return newPassword === oldPassword ? t('newPassword.same') : null
}

/** The problems of a new password and its repetition, by field (VAL-52, VAL-53, VAL-58). */
export function newPasswordProblems(
  t: Translator['t'],
  rule: FieldRule | undefined,
  username: string,
  values: Values,
): Problems {
  const { newPassword = '', confirmNewPassword = '' } = values
  const problem = newPasswordProblem(t, rule, username, values)
  return {
    ...(problem && { newPassword: problem }),
    ...(!confirmNewPassword && { confirmNewPassword: t('field.empty') }),
    ...(confirmNewPassword && confirmNewPassword !== newPassword && { confirmNewPassword: t('field.mismatch') }),
  }
}

/** Texts by the platform's key of a problem. */
const words: Readonly<Record<string, string>> = {
  empty: 'field.empty',
  common: 'field.password.common',
  in_password_same: 'newPassword.same',
  in_password_inconsistent: 'field.mismatch',
}

/** Texts of the problems that the platform found with a new password, by field. */
export function refusedPasswordProblems(
  t: Translator['t'],
  rule: FieldRule | undefined,
  fields: Readonly<Record<string, string>>,
): Problems {
  const { min, max } = rule ?? {}
  const wordsOf = (key: string) => {
    const own = words[key]
    if (own) return t(own)
    const known = rule && (key === 'length' || key === 'lengthExact') ? key : 'format'
    return problemText(t, 'password', { key: known, min, max })
  }
  return Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, wordsOf(key)]))
}
