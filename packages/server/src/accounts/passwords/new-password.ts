import { checkField, defaultPassword } from '@baize/contract'
import type { FieldRule } from '@baize/contract'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { readSetting } from '../../db/settings.ts'
import type { Player } from '../players/index.ts'
import { readRegistrationForm } from '../registration/index.ts'
import { isCommonPassword } from '../security/index.ts'
import { loginSetting } from '../../system/index.ts'

/** The rule of registration's password, which holds for new passwords even where registration asks for none (VAL-07). */
async function passwordRule(deps: Deps): Promise<FieldRule> {
  const { rules } = await readRegistrationForm(deps)
  const rule = rules.find(({ name }) => name === 'password')
  if (!rule) throw new Error('Registration has no rule for passwords')
  return { ...rule, required: true }
}

/** The passwords of a change, as typed. */
export interface NewPassword {
  newPassword: string
  confirmNewPassword?: string
  oldPassword?: string
}

/** Whether a password is the opening password or the account's own name (VAL-07). */
const isGuessable = (password: string, { account }: Pick<Player, 'account'>): boolean =>
  password === defaultPassword || password.toLowerCase() === account.replace(/^\+/, '')

const isSame = (one: string, other: string): boolean => one.normalize('NFKC') === other.normalize('NFKC')

/**
 * Problems of a new password: the key of a text, by field; empty where there are none (VAL-52, VAL-53).
 * @param refuseCommon - whether the site refuses common passwords
 */
export function newPasswordProblems(
  rule: FieldRule,
  who: Pick<Player, 'account'>,
  typed: NewPassword,
  refuseCommon: boolean,
) {
  const { newPassword, confirmNewPassword = newPassword, oldPassword } = typed
  const problem =
    checkField(rule, newPassword)?.key ??
    (isGuessable(newPassword, who) ? 'format' : null) ??
    (refuseCommon && isCommonPassword(newPassword) ? 'common' : null)
  const repeated =
    problem ?? (oldPassword !== undefined && isSame(newPassword, oldPassword) ? 'in_password_same' : null)
  return {
    ...(repeated && { newPassword: repeated }),
    ...(!isSame(newPassword, confirmNewPassword) && { confirmNewPassword: 'in_password_inconsistent' }),
  }
}

/** @throws Refusal FIELD_INVALID with what is wrong, by field */
export async function requireNewPassword(deps: Deps, who: Pick<Player, 'account'>, typed: NewPassword): Promise<void> {
  const { refuseCommonPasswords } = await readSetting(deps, loginSetting)
  const fields = newPasswordProblems(await passwordRule(deps), who, typed, refuseCommonPasswords)
  if (Object.keys(fields).length) throw new Refusal('FIELD_INVALID', { fields })
}
