import type { login, Output, ErrorCode } from '@baize/contract'
import { agentTypes, memberTypes, day } from '@baize/contract'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import type { LoginMethod } from '../security/index.ts'
import { deviceNameOf } from '../../http/device-name.ts'
import type { Player } from '../players/index.ts'
import { isFirstLoginNoted, lockPassword } from '../players/index.ts'
import { rememberAddress, rememberLoginDevice, requireSecondVerification } from '../security/index.ts'
import { sessionLife, startSession } from '../sessions/index.ts'
import { readSetting } from '../../db/settings.ts'
import { loginSetting } from '../../system/index.ts'
import { noteLogin } from './login-history.ts'

/**
 * Login methods after which no change is forced: no password was typed, or a new one was just set
 * (AUTH-23).
 */
const noForcedChangeAfter: readonly LoginMethod['kind'][] = ['sms', 'identity', 'reset']

interface PasswordState {
  /** Older than the site allows (AUTH-26). */
  expired: boolean
  /** It must be changed before anything else. */
  pending: boolean
}

/**
 * Whether the password must be changed: it was set by somebody else, is too old, or the site wants
 * it at the first login (AUTH-25).
 */
async function passwordState(
  deps: Pick<Deps, 'db' | 'clock'>,
  player: Player,
  kind: LoginMethod['kind'],
): Promise<PasswordState> {
  const { passwordExpiryDays, forceChangeAtFirstLogin } = await readSetting(deps, loginSetting)
  const setAt = player.passwordSetAt ?? player.registeredAt
  const age = deps.clock.now().getTime() - setAt.getTime()
  const expired = player.passwordHash !== null && passwordExpiryDays > 0 && age >= passwordExpiryDays * day
  const isFirst = forceChangeAtFirstLogin && player.lastLoginAt === null
  return { expired, pending: !noForcedChangeAfter.includes(kind) && (player.mustChangePassword || expired || isFirst) }
}

type Side = Pick<LoginMethod, 'side'>

/**
 * Refusals of a proven login, in the order in which they are checked. Without the proof none of
 * them is told.
 */
const loginRefusals: readonly (readonly [code: ErrorCode, applies: (player: Player, method: Side) => boolean])[] = [
  ['ACCOUNT_DISABLED', player => player.disabled],
  ['NON_MEMBER', player => !memberTypes.includes(player.type)],
  ['NON_AGENT', (player, method) => method.side === 'agent' && !agentTypes.includes(player.type)],
]

const loginRefusalOf = (player: Player, method: Side): ErrorCode | null =>
  loginRefusals.find(([, applies]) => applies(player, method))?.[0] ?? null

/**
 * Completes every kind of login once its proof was right. Refuses accounts that may not log in,
 * requires a second verification from an unknown address (AUTH-28), and starts a session, which is
 * pending where the password must be changed first (AUTH-23, AUTH-27).
 * @throws Refusal ACCOUNT_DISABLED, NON_MEMBER, NON_AGENT, SECOND_VERIFICATION or CAPTCHA_REQUIRED;
 *   LOGIN_FAILED or CHALLENGE_ENDED where the password was changed meanwhile
 */
export async function completeLogin(ctx: Context, who: Player, method: LoginMethod): Promise<Output<typeof login>> {
  const code = loginRefusalOf(who, method)
  if (code) {
    await audit(ctx.deps, ctx.deps.db, { ...auditOf(ctx, who), what: 'login-refused', reason: code })
    throw new Refusal(code)
  }
  if (!method.verified) await requireSecondVerification(ctx, who, method)
  const { expired, pending } = await passwordState(ctx.deps, who, method.kind)
  const token = await inTransaction(ctx.deps.db, async tx => {
    if (method.kind === 'password') await lockPassword(tx, who, method.verified ? 'CHALLENGE_ENDED' : 'LOGIN_FAILED')
    if (method.kind === 'quick') await lockPassword(tx, who, 'QUICK_LOGIN_OFF')
    await audit(ctx.deps, tx, { ...auditOf(ctx, who), what: 'login', reason: method.kind, after: { pending } })
    return startLoginSession(ctx, tx, who, { pending, ...(pending && { life: sessionLife.pending }) })
  })
  await rememberAddress(ctx, who.id)
  await rememberLoginDevice(ctx.deps, who.id, method.device)
  const { account, type } = who
  const firstTimeLogin = !(await isFirstLoginNoted(ctx.deps.db, who.id))
  return { token, firstTimeLogin, passwordExpired: expired, pending, account, type }
}

interface SessionOptions {
  /** Milliseconds. */
  life?: number
  pending?: boolean
}

/**
 * Starts a session with the reach of the calling page, and stores the login, unless it
 * is pending: that counts as the first login only after the change of its password.
 */
export async function startLoginSession(
  ctx: Context,
  tx: Db,
  who: Player,
  { life, pending = false }: SessionOptions = {},
): Promise<string> {
  const { deps, site, origin, ip, country, headers } = ctx
  if (!pending) await noteLogin(ctx, tx, who.id)
  return startSession(deps, tx, {
    playerId: who.id,
    origin,
    reach: site.reachOf(origin),
    previousLoginAt: who.lastLoginAt,
    ip,
    country,
    device: deviceNameOf(headers),
    pending,
    ...(life && { life }),
  })
}
