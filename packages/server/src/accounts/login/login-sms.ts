import type { login, Output } from '@baize/contract'
import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import { readSetting } from '../../db/settings.ts'
import { mobileOf, takeCode } from '../../verification/index.ts'
import { playerByContact } from '../players/index.ts'
import { completeLogin } from './complete-login.ts'
import { tryLogin, wayOf } from './login-try.ts'
import type { LoginInput } from './login-try.ts'
import { entrySetting } from '../../system/index.ts'

/**
 * Login by a mobile number and the code that was sent to it (AUTH-02, AUTH-05). A number that nobody has was sent no code, so it meets the
 * refusal of a wrong one.
 */
export async function loginBySms(ctx: Context, input: LoginInput): Promise<Output<typeof login>> {
  const { deps, site } = ctx
  if (!(await readSetting(deps, entrySetting)).smsLogin) throw new Refusal('SMS_DISABLED')
  const to = await mobileOf(deps, input.countryDialingCode ?? '', input.username.trim())
  const player = await playerByContact(deps.db, site.merchant, 'mobile', to)
  const { who, isHuman } = await tryLogin(ctx, { account: to, player, input }, async () => {
    await takeCode(ctx, { to, purpose: 'login', code: input.password })
    return player !== null
  })
  return completeLogin(ctx, who, wayOf('sms', input, isHuman))
}
