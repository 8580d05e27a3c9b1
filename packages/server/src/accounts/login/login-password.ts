import { defaultPassword } from '@baize/contract'
import type { login, Output } from '@baize/contract'
import { eq } from 'drizzle-orm'
import type { Context } from '../../http/route.ts'
import { completeLogin } from './complete-login.ts'
import { tryLogin, wayOf } from './login-try.ts'
import type { LoginInput } from './login-try.ts'
import { matches } from '../security/index.ts'
import { accountOf, playerByAccount, player as playerTable } from '../players/index.ts'
import type { Player } from '../players/index.ts'

/** Login by username and password (AUTH-01, AUTH-03). */
export async function loginByPassword(ctx: Context, input: LoginInput): Promise<Output<typeof login>> {
  const { deps, site } = ctx
  const account = accountOf(input.username)
  const password = input.password.trim()
  const player = await playerByAccount(deps.db, site.merchant, account)
  const { who, isHuman } = await tryLogin(ctx, { account, player, input }, () =>
    matches(password, player?.passwordHash ?? null),
  )
  return completeLogin(ctx, await knownAsGiven(ctx, who, password), wayOf('password', input, isHuman))
}

/** Whoever comes in with the opening password must change it, whatever the login asks for first (AUTH-23, CONST-02). */
async function knownAsGiven({ deps }: Context, who: Player, password: string): Promise<Player> {
  if (password !== defaultPassword || who.passwordGiven) return who
  await deps.db.update(playerTable).set({ passwordGiven: true }).where(eq(playerTable.id, who.id))
  return { ...who, passwordGiven: true }
}
