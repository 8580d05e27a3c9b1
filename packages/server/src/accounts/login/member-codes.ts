import { sendSms } from '@baize/contract'
import type { Deps } from '../../deps.ts'
import { readSetting } from '../../db/settings.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import {
  asksSmsCode,
  flagState,
  loginSetting,
  registerSetting,
  registerType,
  whitelabelSetting,
} from '../../system/index.ts'
import { mobileOf, requireWorkBeforeSending, sendCode } from '../../verification/index.ts'
import { languageOf, nobody, playerByContact } from '../players/index.ts'
import { requesterOf } from '../security/index.ts'

/**
 * Passwords are reset by phone where SMS is set up for anything at all (AUTH-45, AUTH-46).
 * @throws Refusal SMS_DISABLED where the site has no login or password reset by SMS (ERR-09)
 */
async function requireMemberSms(deps: Deps, purpose: 'login' | 'reset'): Promise<void> {
  const { smsLogin } = await readSetting(deps, loginSetting)
  if (smsLogin) return
  const { tree } = await readSetting(deps, whitelabelSetting)
  const settings = await readSetting(deps, registerSetting)
  const isSetUp = flagState(tree, 'CHNGPASSVERIF3') === true || asksSmsCode(tree, registerType(tree), settings)
  if (purpose === 'login' || !isSetUp) throw new Refusal('SMS_DISABLED')
}

/**
 * Sends a code to a member's mobile number, to log in or to reset a password with (AUTH-37,
 * AUTH-48).
 */
export const memberCodeRoute = route(sendSms, async (input, ctx) => {
  const { deps, site } = ctx
  const { purpose = 'login' } = input
  await requireMemberSms(deps, purpose)
  await requireWorkBeforeSending(ctx, input)
  const to = await mobileOf(deps, input.countryDialingCode, input.mobileNum)
  const owner = await playerByContact(deps.db, site.merchant, 'mobile', to)
  // Read in any case, so that the response time does not tell whether there is a player.
  const language = await languageOf(deps.db, owner?.id ?? nobody)
  const requester = await requesterOf(ctx, owner?.id ?? null, input.device)
  return sendCode(ctx, { to, channel: 'sms', purpose, deliver: owner !== null, language, requester })
})
