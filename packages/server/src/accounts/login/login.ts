import { login, defaultPassword } from '@baize/contract'
import { route } from '../../http/route.ts'
import type { Output } from '@baize/contract'
import { eq } from 'drizzle-orm'
import type { Context } from '../../http/route.ts'
import { completeLogin } from './complete-login.ts'
import { tryLogin, methodOf } from './login-try.ts'
import type { LoginInput } from './login-try.ts'
import { matches } from '../security/index.ts'
import { accountOf, playerByAccount, player as playerTable, playerByContact } from '../players/index.ts'
import type { Player } from '../players/index.ts'
import { Refusal } from '../../http/refusal.ts'
import { readSetting } from '../../db/settings.ts'
import { mobileOf, takeCode } from '../../verification/index.ts'
import { entrySetting } from '../../system/index.ts'

/**
 * Login by a mobile number and the code that was sent to it (AUTH-02, AUTH-05). A number that nobody has was sent no code, so it meets the
 * refusal of a wrong one.
 */
async function loginBySms(ctx: Context, input: LoginInput): Promise<Output<typeof login>> {
  const { deps, site } = ctx
  if (!(await readSetting(deps, entrySetting)).smsLogin) throw new Refusal('SMS_DISABLED')
  const to = await mobileOf(deps, input.countryDialingCode ?? '', input.username.trim())
  const player = await playerByContact(deps.db, site.merchant, 'mobile', to)
  const { who, isHuman } = await tryLogin(ctx, { account: to, player, input }, async () => {
    await takeCode(ctx, { to, purpose: 'login', code: input.password })
    return player !== null
  })
  return completeLogin(ctx, who, methodOf('sms', input, isHuman))
}

/** Login by username and password (AUTH-01, AUTH-03). */
async function loginByPassword(ctx: Context, input: LoginInput): Promise<Output<typeof login>> {
  const { deps, site } = ctx
  const account = accountOf(input.username)
  const password = input.password.trim()
  const player = await playerByAccount(deps.db, site.merchant, account)
  const { who, isHuman } = await tryLogin(ctx, { account, player, input }, () =>
    matches(password, player?.passwordHash ?? null),
  )
  return completeLogin(ctx, await knownAsGiven(ctx, who, password), methodOf('password', input, isHuman))
}

/** Whoever comes in with the opening password must change it, whatever the login asks for first (AUTH-23, CONST-02). */
async function knownAsGiven({ deps }: Context, who: Player, password: string): Promise<Player> {
  if (password !== defaultPassword || who.passwordGiven) return who
  await deps.db.update(playerTable).set({ passwordGiven: true }).where(eq(playerTable.id, who.id))
  return { ...who, passwordGiven: true }
}

/** What is typed means what the type of the login says: a username and a password, or a mobile number and its code (AUTH-01, AUTH-02). */
const ways = { username: loginByPassword, sms: loginBySms } as const

export const loginRoute = route(login, (input, ctx) => ways[input.type](ctx, input))
