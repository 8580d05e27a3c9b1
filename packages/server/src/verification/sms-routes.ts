import { humanChallenge, sendRegisterSms } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import {
  asksSmsCode,
  isRegisterTypeOffered,
  registerType,
  whitelabelSetting,
  registerSetting,
} from '../system/index.ts'
import type { RegisterType } from '../system/index.ts'
import { readSetting } from '../db/settings.ts'
import { route } from '../http/route.ts'
import type { Route } from '../http/route.ts'
import { sendCode } from './codes.ts'
import { makeHumanChallenge, requireWorkBeforeSending } from './human.ts'
import { mobileOf } from './mobile.ts'

/**
 * @throws Refusal SMS_DISABLED where this kind of registration is closed, or asks for no code
 *   (ERR-09, REG-29)
 */
async function requireRegisterSms(deps: Deps, asked: RegisterType | undefined): Promise<void> {
  const { tree } = await readSetting(deps, whitelabelSetting)
  const type = asked ?? registerType(tree)
  const asks = isRegisterTypeOffered(tree, type) && asksSmsCode(tree, type, await readSetting(deps, registerSetting))
  if (!asks) throw new Refusal('SMS_DISABLED')
}

const challenge = route(humanChallenge, (_input, ctx) => makeHumanChallenge(ctx))

const registerSms = route(sendRegisterSms, async (input, ctx) => {
  const { deps } = ctx
  await requireRegisterSms(deps, input.registerType)
  await requireWorkBeforeSending(ctx, input)
  const to = await mobileOf(deps, input.countryDialingCode, input.mobileNum ?? input.mobileNo ?? '')
  const requester = { id: ctx.network, isKnown: false }
  return sendCode(ctx, { to, channel: 'sms', purpose: 'register', deliver: true, requester })
})

export const verificationRoutes: Route[] = [challenge, registerSms]
