import { checkField, defaultPassword } from '@baize/contract'
import type { FieldRule } from '@baize/contract'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { readSetting } from '../../db/settings.ts'
import type { Player } from '../players/index.ts'
import { readRegistrationForm } from '../registration/index.ts'
import { isCommonPassword } from '../security/index.ts'
import { entrySetting } from '../../system/index.ts'

/** The rule that registration has for passwords holds for new ones, whether or not the form of registration asks for one (VAL-07). */
async function passwordRule(deps: Deps): Promise<FieldRule> {
  const { rules } = await readRegistrationForm(deps)
  const rule = rules.find(({ name }) => name === 'password')
  if (!rule) throw new Error('Registration has no rule for passwords')
  return { ...rule, required: true }
}

/** What is set beside who it is for. */
export interface NewPassword {
  newPassword: string
  confirmNewPassword?: string
  oldPassword?: string
}

/** Neither the opening password nor the account's own name, which is the first thing that anybody tries (VAL-07). */
const isGuessable = (password: string, { account }: Pick<Player, 'account'>): boolean =>
  password === defaultPassword || password.toLowerCase() === account.replace(/^\+/, '')

const isSame = (one: string, other: string): boolean => one.normalize('NFKC') === other.normalize('NFKC')

/**
 * What is wrong with a new password: by field the key of a text; empty where all is well (VAL-52, VAL-53).
 * @param refuseCommon - whether the site refuses what everybody tries first
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
  const { refuseCommonPasswords } = await readSetting(deps, entrySetting)
  const fields = newPasswordProblems(await passwordRule(deps), who, typed, refuseCommonPasswords)
  if (Object.keys(fields).length) throw new Refusal('FIELD_INVALID', { fields })
}
