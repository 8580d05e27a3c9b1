import { humanChallenge, sendRegisterSms, sendSms } from '@baize/contract'
import { playerByContact, languageOf } from '../accounts/players/index.ts'
import { route } from '../http/route.ts'
import type { Route } from '../http/route.ts'
import { sendCode } from './codes.ts'
import { makeChallenge, requireSender } from './human.ts'
import { mobileOf } from './mobile.ts'
import { requireMemberSms, requireRegisterSms } from './sms-enabled.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

const challenge = route(humanChallenge, (_input, ctx) => makeChallenge(ctx))

const sms = route(sendSms, async (input, ctx) => {
  const { deps, site } = ctx
  const { purpose = 'login' } = input
  await requireMemberSms(deps, purpose)
  await requireSender(ctx, input)
  const to = await mobileOf(deps, input.countryDialingCode, input.mobileNum)
  const owner = await playerByContact(deps.db, site.merchant, 'mobile', to)
  // Asked for in any case, so that the time of the answer does not tell whether there is anybody.
  const language = await languageOf(deps.db, owner?.id ?? nobody)
  return sendCode(ctx, { to, channel: 'sms', purpose, deliver: owner !== null, language })
})

const registerSms = route(sendRegisterSms, async (input, ctx) => {
  const { deps } = ctx
  await requireRegisterSms(deps, input.registerType)
  await requireSender(ctx, input)
  const to = await mobileOf(deps, input.countryDialingCode, input.mobileNum ?? input.mobileNo ?? '')
  return sendCode(ctx, { to, channel: 'sms', purpose: 'register', deliver: true })
})

export const verificationRoutes: Route[] = [challenge, sms, registerSms]
