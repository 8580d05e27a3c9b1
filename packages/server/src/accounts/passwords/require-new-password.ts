import type { FieldRule } from '@baize/contract'
import { newPasswordProblems } from '../../access/password-rules.ts'
import type { NewPassword } from '../../access/password-rules.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { readSetting } from '../../db/settings.ts'
import type { Player } from '../players/index.ts'
import { readRegistrationForm } from '../registration/index.ts'
import { loginSetting } from '../../system/index.ts'

/** The rule of registration's password, which holds for new passwords even where registration asks for none (VAL-07). */
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
