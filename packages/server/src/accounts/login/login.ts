import type { Input, Output } from '@baize/contract'
import { login, defaultPassword } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { digest } from '../../secrets.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import {
  beginPasswordAttempt,
  clearPasswordAttempts,
  failPasswordAttempt,
  withdrawPasswordAttempt,
  deviceHashOf,
  knowsAddress,
  passwordMatches,
} from '../security/index.ts'
import type { PasswordAttempt, LoginMethod } from '../security/index.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import type { AuditKind } from '../../audit-trail/index.ts'
import { isCaptchaRequired, requireCaptcha, mobileOf, takeCode } from '../../verification/index.ts'
import type { Player } from '../players/index.ts'
import { route } from '../../http/route.ts'
import { completeLogin } from './complete-login.ts'
import { nobody, storedUsernameOf, playerByAccount, player as playerTable, playerByContact } from '../players/index.ts'
import { readSetting } from '../../db/settings.ts'
import { stateOf } from '../../platform-state.ts'
import { loginSetting } from '../../system/index.ts'

type LoginInput = Input<typeof login>

/** A login as it was sent. */
interface UnverifiedLogin {
  /** Username or mobile number as typed, by which failures are counted. */
  account: string
  /** The player it belongs to; null where there is none. */
  player: Player | null
  input: LoginInput
}

interface VerifiedLogin {
  who: Player
  /** A captcha was asked for and solved. */
  isHuman: boolean
}

/**
 * One attempt to log in: counted before it is checked, with a captcha where one is required.
 * Unknown names and wrong proofs get the same answer after the same work (AUTH-06, AUTH-55).
 * @param checkProof - checks the proof; its own refusal is the answer, and counts as a failure
 *   where it is one of `wrong`
 * @throws Refusal LOGIN_LOCKED, CAPTCHA_REQUIRED, CAPTCHA_INVALID, LOGIN_FAILED and what
 *   `checkProof` throws
 */
async function tryLogin(
  ctx: Context,
  typed: UnverifiedLogin,
  checkProof: () => Promise<boolean>,
): Promise<VerifiedLogin> {
  const attempt = await startAttempt(ctx, typed)
  const isProved = await checkAttempt(ctx, typed, attempt, checkProof)
  if (!isProved || !typed.player) return refuseAttempt(ctx, typed, attempt, 'LOGIN_FAILED')
  await clearPasswordAttempts(ctx.deps.db, attempt)
  return { who: typed.player, isHuman: isCaptchaRequired(ctx.deps.config.limits, attempt) }
}

/** The login method with the details that were sent beside the proof. */
const loginMethodOf = (
  kind: LoginMethod['kind'],
  { side, deviceSecret, captcha, captchaId, verifyType, verifyId, verifyToken }: LoginInput,
  isHuman: boolean,
): LoginMethod => ({
  kind,
  side,
  device: deviceHashOf(deviceSecret),
  captcha: { captcha, captchaId, verifyType, verifyId, verifyToken },
  isHuman,
})

/** Refusals of a wrong proof. */
const wrong: readonly string[] = ['SMS_CODE_INVALID']

const auditAttempt = (ctx: Context, what: AuditKind, { player }: UnverifiedLogin): Promise<void> =>
  audit(ctx.deps, ctx.deps.db, { ...auditOf(ctx, player), what })

/** Callers whose lock is remembered; where there are more, a lock is audited again. */
const maxLocks = 10_000
/** The time until which a caller is locked, as it was last answered. */
const makeLockEnds = () => new LRUCache<string, number>({ max: maxLocks })

/**
 * Whether a lock refuses its first try. A lock is audited once, not for every try during it, or a
 * stranger could fill the trail.
 */
function isFirstOfLock({ deps, network }: Context, account: string, { retryAfter }: Refusal): boolean {
  const ends = stateOf(deps, makeLockEnds)
  const [caller, now] = [digest(`${network}:${account}`), deps.clock.now().getTime()]
  const before = ends.get(caller) ?? 0
  ends.set(caller, Math.max(before, now + (retryAfter ?? 0) * 1000))
  return now >= before
}

async function startAttempt(ctx: Context, typed: UnverifiedLogin): Promise<PasswordAttempt> {
  const { deps, network, site } = ctx
  const isKnown = () => knowsAddress(ctx, typed.player?.id ?? nobody)
  try {
    return await beginPasswordAttempt(deps, { network, merchant: site.merchant, account: typed.account, isKnown })
  } catch (error) {
    const isLock = error instanceof Refusal && error.code === 'LOGIN_LOCKED'
    if (isLock && isFirstOfLock(ctx, typed.account, error)) await auditAttempt(ctx, 'login-locked', typed)
    throw error
  }
}

/**
 * Requires the captcha where one is due, then checks the proof. An attempt that ends before its
 * proof is checked does not count.
 */
async function checkAttempt(
  ctx: Context,
  typed: UnverifiedLogin,
  attempt: PasswordAttempt,
  checkProof: () => Promise<boolean>,
): Promise<boolean> {
  try {
    if (isCaptchaRequired(ctx.deps.config.limits, attempt))
      await requireCaptcha(ctx, typed.input, { needCaptcha: true })
    return await checkProof()
  } catch (error) {
    if (error instanceof Refusal && wrong.includes(error.code)) return refuseAttempt(ctx, typed, attempt, error.code)
    await withdrawPasswordAttempt(ctx.deps.db, attempt)
    throw error
  }
}

async function refuseAttempt(
  ctx: Context,
  typed: UnverifiedLogin,
  attempt: PasswordAttempt,
  code: Refusal['code'],
): Promise<never> {
  await failPasswordAttempt(ctx.deps.db, attempt)
  await auditAttempt(ctx, 'login-failed', typed)
  throw new Refusal(code, { needCaptcha: isCaptchaRequired(ctx.deps.config.limits, attempt, 1) })
}

/**
 * Login by a mobile number and the code that was sent to it (AUTH-02, AUTH-05). No code was sent to
 * an unknown number, so it gets the refusal of a wrong code.
 */
async function loginBySms(ctx: Context, input: LoginInput): Promise<Output<typeof login>> {
  const { deps, site } = ctx
  if (!(await readSetting(deps, loginSetting)).smsLogin) throw new Refusal('SMS_DISABLED')
  const to = await mobileOf(deps, input.countryDialingCode ?? '', input.username)
  const player = await playerByContact(deps.db, site.merchant, 'mobile', to)
  const { who, isHuman } = await tryLogin(ctx, { account: to, player, input }, async () => {
    await takeCode(ctx, { to, purpose: 'login', code: input.password })
    return player !== null
  })
  return completeLogin(ctx, who, loginMethodOf('sms', input, isHuman))
}

/** Login by username and password (AUTH-01, AUTH-03). */
async function loginByPassword(ctx: Context, input: LoginInput): Promise<Output<typeof login>> {
  const { deps, site } = ctx
  const account = storedUsernameOf(input.username)
  const password = input.password.trim()
  const player = await playerByAccount(deps.db, site.merchant, account)
  const { who, isHuman } = await tryLogin(ctx, { account, player, input }, () =>
    passwordMatches(password, player?.passwordHash ?? null),
  )
  return completeLogin(ctx, await flagDefaultPassword(ctx, who, password), loginMethodOf('password', input, isHuman))
}

/** Makes whoever logs in with the default password change it (AUTH-23, CONST-02). */
async function flagDefaultPassword({ deps }: Context, who: Player, password: string): Promise<Player> {
  if (password !== defaultPassword || who.mustChangePassword) return who
  await deps.db.update(playerTable).set({ mustChangePassword: true }).where(eq(playerTable.id, who.id))
  return { ...who, mustChangePassword: true }
}

/** Logins by their type: username and password, or mobile number and code (AUTH-01, AUTH-02). */
const loginByType = { username: loginByPassword, sms: loginBySms } as const

export const loginRoute = route(login, (input, ctx) => loginByType[input.type](ctx, input))
