import { sendSms } from '@baize/contract'
import type { Deps } from '../../deps.ts'
import { readSetting } from '../../db/settings.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { isSmsResetOn, loginSetting } from '../../system/index.ts'
import { mobileOf, requireWorkBeforeSending, sendCode } from '../../verification/index.ts'
import { languageOf, nobody, playerByContact } from '../players/index.ts'
import { requesterOf } from '../security/index.ts'

/** @throws Refusal SMS_DISABLED where the site has no login or password reset by SMS (ERR-09) */
async function requireMemberSms(deps: Deps, purpose: 'login' | 'reset'): Promise<void> {
  const isOn = purpose === 'reset' ? await isSmsResetOn(deps) : (await readSetting(deps, loginSetting)).smsLogin
  if (!isOn) throw new Refusal('SMS_DISABLED')
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
