import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import {
  asksSmsCode,
  flagState,
  isOffered,
  registerType,
  whitelabelSetting,
  registerSetting,
  entrySetting,
} from '../system/index.ts'
import type { RegisterType } from '../system/index.ts'
import { readSetting } from '../db/settings.ts'

/** @throws Refusal SMS_DISABLED where nobody registers this way, or no code is asked for (ERR-09, REG-29) */
export async function requireRegisterSms(deps: Deps, asked: RegisterType | undefined): Promise<void> {
  const { tree } = await readSetting(deps, whitelabelSetting)
  const type = asked ?? registerType(tree)
  const asks = isOffered(tree, type) && asksSmsCode(tree, type, await readSetting(deps, registerSetting))
  if (!asks) throw new Refusal('SMS_DISABLED')
}

/**
 * Passwords are reset by phone where SMS is set up for anything at all (AUTH-45, AUTH-46).
 * @throws Refusal SMS_DISABLED where the site lets nobody log in or reset a password by SMS (ERR-09)
 */
export async function requireMemberSms(deps: Deps, purpose: 'login' | 'reset'): Promise<void> {
  const { smsLogin } = await readSetting(deps, entrySetting)
  if (smsLogin) return
  const { tree } = await readSetting(deps, whitelabelSetting)
  const settings = await readSetting(deps, registerSetting)
  const isSetUp = flagState(tree, 'CHNGPASSVERIF3') === true || asksSmsCode(tree, registerType(tree), settings)
  if (purpose === 'login' || !isSetUp) throw new Refusal('SMS_DISABLED')
}
