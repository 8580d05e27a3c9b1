import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { asksSmsCode, flagState, registerType } from './register-flags.ts'
import { loginSetting, registerSetting, whitelabelSetting } from './settings.ts'

/**
 * Whether the site's members may set a forgotten password by phone: where SMS is set up for
 * anything at all (AUTH-45, AUTH-46).
 */
export async function isSmsResetOn(deps: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  if ((await readSetting(deps, loginSetting)).smsLogin) return true
  const { tree } = await readSetting(deps, whitelabelSetting)
  const settings = await readSetting(deps, registerSetting)
  return flagState(tree, 'CHNGPASSVERIF3') === true || asksSmsCode(tree, registerType(tree), settings)
}
