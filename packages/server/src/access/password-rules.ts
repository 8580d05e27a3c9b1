// A maintained list of the passwords that leaks hold most often; of the package only this list is wanted.
import list from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { checkField, defaultPassword } from '@baize/contract'
import type { FieldRule } from '@baize/contract'

/** Length and pattern of a password, where a site's setting does not change them (VAL-07). Patterns are in the contract's `patterns`. */
export const passwordRule = { pattern: 'LETTERS_AND_NUMBERS', min: 8, max: 64 } as const
/** The same of a transaction password (VAL-09). */
export const paymentPasswordRule = { pattern: 'PAYMENT', min: 6, max: 6 } as const

const common: ReadonlySet<string> = new Set(list)

/** Whether a password is one of the most common ones, in any case (VAL-07). */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize('NFKC').toLowerCase())

/**
 * Whether a password is the opening password of accounts that agents open, or the account's own name (VAL-07).
 * @param name - in lower case
 */
export const isGuessablePassword = (password: string, name: string): boolean =>
  password === defaultPassword || password.toLowerCase() === name

/** The passwords of a change, as typed. */
export interface NewPassword {
  newPassword: string
  confirmNewPassword?: string
  oldPassword?: string
}

const isSame = (one: string, other: string): boolean => one.normalize('NFKC') === other.normalize('NFKC')

/**
 * Problems of a new password: the key of a text, by field; empty where there are none (VAL-52, VAL-53).
 * @param rule - length and pattern on this site
 * @param refuseCommon - whether the site refuses common passwords
 */
export function newPasswordProblems(
  rule: FieldRule,
  { account }: { account: string },
  typed: NewPassword,
  refuseCommon: boolean,
) {
  const { newPassword, confirmNewPassword = newPassword, oldPassword } = typed
  const problem =
    checkField(rule, newPassword)?.key ??
    (isGuessablePassword(newPassword, account.replace(/^\+/, '')) ? 'format' : null) ??
    (refuseCommon && isCommonPassword(newPassword) ? 'common' : null)
  const repeated =
    problem ?? (oldPassword !== undefined && isSame(newPassword, oldPassword) ? 'in_password_same' : null)
  return {
    ...(repeated && { newPassword: repeated }),
    ...(!isSame(newPassword, confirmNewPassword) && { confirmNewPassword: 'in_password_inconsistent' }),
  }
}
