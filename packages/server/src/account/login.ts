import { defaultPassword, login } from '@baize/contract'
import type { Input } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { beginAttempt, clearAttempts, failAttempt, needsCaptcha, withdrawAttempt } from './attempts.ts'
import type { Attempt } from './attempts.ts'
import { audit, auditOf } from './audit.ts'
import type { AuditKind } from './audit.ts'
import { requireCaptcha } from './captchas.ts'
import { letIn } from './entry.ts'
import type { Way } from './entry.ts'
import { matches } from './passwords.ts'
import { accountOf, playerByAccount } from './players.ts'
import type { Player } from './players.ts'
import { player as playerTable } from './tables.ts'

/** Login by username. Unknown names and wrong passwords get the same answer after the same work (AUTH-55). */
export const loginRoute = route(login, async (input, ctx) => {
  const { deps, site } = ctx
  const account = accountOf(input.username)
  const password = input.password.trim()
  const player = await playerByAccount(deps.db, site.merchant, account)
  const attempt = await begin(ctx, account, player)
  if (!(await passes(ctx, attempt, input, player?.passwordHash ?? null)) || !player) return fail(ctx, attempt, player)
  await clearAttempts(deps.db, attempt)
  const { side, deviceId, captcha, captchaId } = input
  const way: Way = { kind: 'password', side, deviceId, captcha: { captcha, captchaId } }
  return letIn(ctx, await knownAsGiven(ctx, player, password), way)
})

/** Whoever comes in with the opening password must change it, whatever the login asks for first (AUTH-23, CONST-02). */
async function knownAsGiven({ deps }: Context, who: Player, password: string): Promise<Player> {
  if (password !== defaultPassword || who.passwordGiven) return who
  await deps.db.update(playerTable).set({ passwordGiven: true }).where(eq(playerTable.id, who.id))
  return { ...who, passwordGiven: true }
}

const note = (ctx: Context, what: AuditKind, player: Player | null): Promise<void> =>
  audit(ctx.deps, ctx.deps.db, { ...auditOf(ctx, player), what })

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
