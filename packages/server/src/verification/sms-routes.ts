import { humanChallenge, sendRegisterSms, sendSms } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import {
  asksSmsCode,
  flagState,
  isRegisterTypeOffered,
  registerType,
  whitelabelSetting,
  registerSetting,
  loginSetting,
} from '../system/index.ts'
import type { RegisterType } from '../system/index.ts'
import { readSetting } from '../db/settings.ts'
import { playerByContact, languageOf } from '../accounts/players/index.ts'
import { route } from '../http/route.ts'
import type { Route } from '../http/route.ts'
import { sendCode } from './codes.ts'
import { makeHumanChallenge, requireWorkBeforeSending } from './human.ts'
import { mobileOf } from './mobile.ts'

/** @throws Refusal SMS_DISABLED where this kind of registration is closed, or asks for no code (ERR-09, REG-29) */
async function requireRegisterSms(deps: Deps, asked: RegisterType | undefined): Promise<void> {
  const { tree } = await readSetting(deps, whitelabelSetting)
  const type = asked ?? registerType(tree)
  const asks = isRegisterTypeOffered(tree, type) && asksSmsCode(tree, type, await readSetting(deps, registerSetting))
  if (!asks) throw new Refusal('SMS_DISABLED')
}

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

const unknownPlayerId = '00000000-0000-0000-0000-000000000000'

const challenge = route(humanChallenge, (_input, ctx) => makeHumanChallenge(ctx))

const sms = route(sendSms, async (input, ctx) => {
  const { deps, site } = ctx
  const { purpose = 'login' } = input
  await requireMemberSms(deps, purpose)
  await requireWorkBeforeSending(ctx, input)
  const to = await mobileOf(deps, input.countryDialingCode, input.mobileNum)
  const owner = await playerByContact(deps.db, site.merchant, 'mobile', to)
  // Read in any case, so that the response time does not tell whether there is a player.
  const language = await languageOf(deps.db, owner?.id ?? unknownPlayerId)
  return sendCode(ctx, { to, channel: 'sms', purpose, deliver: owner !== null, language })
})

const registerSms = route(sendRegisterSms, async (input, ctx) => {
  const { deps } = ctx
  await requireRegisterSms(deps, input.registerType)
  await requireWorkBeforeSending(ctx, input)
  const to = await mobileOf(deps, input.countryDialingCode, input.mobileNum ?? input.mobileNo ?? '')
  return sendCode(ctx, { to, channel: 'sms', purpose: 'register', deliver: true })
})

export const verificationRoutes: Route[] = [challenge, sms, registerSms]
