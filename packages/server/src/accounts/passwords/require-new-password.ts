import { checkField } from '@baize/contract'
import type { FieldRule } from '@baize/contract'
import { isCommonPassword, isGuessablePassword } from '../security/index.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { readSetting } from '../../db/settings.ts'
import type { Player } from '../players/index.ts'
import { readRegistrationForm } from '../registration/index.ts'
import { loginSetting } from '../../system/index.ts'

/** The passwords of a change, as typed. */
export interface NewPassword {
  newPassword: string
  confirmNewPassword?: string
  oldPassword?: string
}

const isSame = (one: string, other: string): boolean => one.normalize('NFKC') === other.normalize('NFKC')

/**
 * Problems of a new password: the key of a text, by field; empty where there are none (VAL-52,
 * VAL-53).
 * @param rule - length and pattern on this site
 * @param refuseCommon - whether the site refuses common passwords
 */
function newPasswordProblems(
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

/**
 * The rule of registration's password, which holds for new passwords even where registration asks
 * for none (VAL-07).
 */
async function sitePasswordRule(deps: Deps): Promise<FieldRule> {
  const { rules } = await readRegistrationForm(deps)
  const rule = rules.find(({ name }) => name === 'password')
  if (!rule) throw new Error('Registration has no rule for passwords')
  return { ...rule, required: true }
}

/** @throws Refusal FIELD_INVALID with what is wrong, by field */
export async function requireNewPassword(deps: Deps, who: Pick<Player, 'account'>, typed: NewPassword): Promise<void> {
  const { refuseCommonPasswords } = await readSetting(deps, loginSetting)
  const fields = newPasswordProblems(await sitePasswordRule(deps), who, typed, refuseCommonPasswords)
  if (Object.keys(fields).length) throw new Refusal('FIELD_INVALID', { fields })
}
