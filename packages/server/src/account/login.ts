import { login } from '@baize/contract'
import type { Input } from '@baize/contract'
import { inTransaction } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { beginAttempt, clearAttempts, failAttempt, needsCaptcha, withdrawAttempt } from './attempts.ts'
import type { Attempt } from './attempts.ts'
import { audit } from './audit.ts'
import type { AuditKind } from './audit.ts'
import { requireCaptcha } from './captchas.ts'
import { enter } from './enter.ts'
import { loginRefusal } from './login-checks.ts'
import { matches } from './passwords.ts'
import { accountOf, playerByAccount } from './players.ts'
import type { Player } from './players.ts'

/** Login by username. Unknown names and wrong passwords get the same answer after the same work (AUTH-55). */
export const loginRoute = route(login, async (input, ctx) => {
  const { deps, site } = ctx
  const account = accountOf(input.username)
  const password = input.password.trim()
  const player = await playerByAccount(deps.db, site.merchant, account)
  const attempt = await begin(ctx, account, player)
  if (!(await passes(ctx, attempt, input, player?.passwordHash ?? null)) || !player) return fail(ctx, attempt, player)
  await clearAttempts(deps.db, attempt)
  const code = loginRefusal(player, { password, side: input.side })
  if (code) {
    await note(ctx, 'login-refused', player, code)
    throw new Refusal(code)
  }
  const token = await inTransaction(deps.db, async tx => {
    await audit(deps, tx, { what: 'login', account, playerId: player.id, ip: ctx.ip })
    return enter(ctx, tx, player)
  })
  const firstTimeLogin = player.lastLoginAt === null
  return { token, firstTimeLogin, passwordExpired: false, pending: false, account, type: player.type }
})

/** A name that no account has may be a password in the wrong field, so it is not written down. */
const note = ({ deps, ip }: Context, what: AuditKind, player: Player | null, reason?: string): Promise<void> =>
  audit(deps, deps.db, {
    what,
    account: player?.account ?? null,
    playerId: player?.id ?? null,
    ip,
    ...(reason ? { reason } : {}),
  })

async function begin(ctx: Context, account: string, player: Player | null): Promise<Attempt> {
  try {
    return await beginAttempt(ctx.deps, ctx.ip, account)
  } catch (error) {
    if (error instanceof Refusal) await note(ctx, 'login-locked', player)
    throw error
  }
}

/** The captcha where one is due, then the password. An attempt that ends before its password is looked at does not count. */
async function passes(
  ctx: Context,
  attempt: Attempt,
  input: Input<typeof login>,
  stored: string | null,
): Promise<boolean> {
  try {
    if (needsCaptcha(attempt.failures)) await requireCaptcha(ctx, input, { needCaptcha: true })
    return await matches(ctx.deps, input.password.trim(), stored)
  } catch (error) {
    await withdrawAttempt(ctx.deps.db, attempt)
    throw error
  }
}

async function fail(ctx: Context, attempt: Attempt, player: Player | null): Promise<never> {
  await failAttempt(ctx.deps.db, attempt)
  await note(ctx, 'login-failed', player)
  throw new Refusal('LOGIN_FAILED', { needCaptcha: needsCaptcha(attempt.failures + 1) })
}
