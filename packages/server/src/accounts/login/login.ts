import type { Input, Output } from '@baize/contract'
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
import { login, defaultPassword } from '@baize/contract'
import { route } from '../../http/route.ts'
import { eq } from 'drizzle-orm'
import { completeLogin } from './complete-login.ts'
import { accountOf, playerByAccount, player as playerTable, playerByContact } from '../players/index.ts'
import { readSetting } from '../../db/settings.ts'
import { entrySetting } from '../../system/index.ts'

type LoginInput = Input<typeof login>

/** A login before anything of it is believed. */
interface UnverifiedLogin {
  /** What is tried, by which failures are counted. */
  account: string
  /** Whose it is, where it is anybody's. */
  player: Player | null
  input: LoginInput
}

interface VerifiedLogin {
  who: Player
  /** A captcha was due and was read. */
  isHuman: boolean
}

/** What a player is never called by, so that the question about nobody costs what it costs about somebody. */
const nobody = '00000000-0000-7000-8000-000000000000'

/**
 * One try to log in: counted before it is looked at, with a captcha where one is due. Unknown names and wrong proofs get the same answer
 * after the same work (AUTH-06, AUTH-55).
 * @param proves - looks at the proof; a refusal of its own is the answer, and counts as a failure where it is of `wrong`
 * @throws Refusal LOGIN_LOCKED, CAPTCHA_REQUIRED, CAPTCHA_INVALID, LOGIN_FAILED and what `proves` throws
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
  return { who: typed.player, isHuman: isCaptchaRequired(attempt) }
}

/** What a login says beside its proof. */
const loginMethodOf = (
  kind: LoginMethod['kind'],
  { side, deviceSecret, captcha, captchaId }: LoginInput,
  isHuman: boolean,
): LoginMethod => ({
  kind,
  side,
  device: deviceHashOf(deviceSecret),
  captcha: { captcha, captchaId },
  isHuman,
})

/** Refusals that say that a proof was wrong. */
const wrong: readonly string[] = ['SMS_CODE_INVALID']

const auditAttempt = (ctx: Context, what: AuditKind, { player }: UnverifiedLogin): Promise<void> =>
  audit(ctx.deps, ctx.deps.db, { ...auditOf(ctx, player), what })

async function startAttempt(ctx: Context, typed: UnverifiedLogin): Promise<PasswordAttempt> {
  const { deps, network, site } = ctx
  const isKnown = () => knowsAddress(ctx, typed.player?.id ?? nobody)
  try {
    return await beginPasswordAttempt(deps, { network, merchant: site.merchant, account: typed.account, isKnown })
  } catch (error) {
    if (error instanceof Refusal) await auditAttempt(ctx, 'login-locked', typed)
    throw error
  }
}

/** The captcha where one is due, then the proof. A try that ends before its proof is looked at does not count. */
async function checkAttempt(
  ctx: Context,
  typed: UnverifiedLogin,
  attempt: PasswordAttempt,
  checkProof: () => Promise<boolean>,
): Promise<boolean> {
  try {
    if (isCaptchaRequired(attempt)) await requireCaptcha(ctx, typed.input, { needCaptcha: true })
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
  throw new Refusal(code, { needCaptcha: isCaptchaRequired(attempt, 1) })
}

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
  return completeLogin(ctx, who, loginMethodOf('sms', input, isHuman))
}

/** Login by username and password (AUTH-01, AUTH-03). */
async function loginByPassword(ctx: Context, input: LoginInput): Promise<Output<typeof login>> {
  const { deps, site } = ctx
  const account = accountOf(input.username)
  const password = input.password.trim()
  const player = await playerByAccount(deps.db, site.merchant, account)
  const { who, isHuman } = await tryLogin(ctx, { account, player, input }, () =>
    passwordMatches(password, player?.passwordHash ?? null),
  )
  return completeLogin(ctx, await noteOpeningPassword(ctx, who, password), loginMethodOf('password', input, isHuman))
}

/** Whoever comes in with the opening password must change it, whatever the login asks for first (AUTH-23, CONST-02). */
async function noteOpeningPassword({ deps }: Context, who: Player, password: string): Promise<Player> {
  if (password !== defaultPassword || who.passwordGiven) return who
  await deps.db.update(playerTable).set({ passwordGiven: true }).where(eq(playerTable.id, who.id))
  return { ...who, passwordGiven: true }
}

/** What is typed means what the type of the login says: a username and a password, or a mobile number and its code (AUTH-01, AUTH-02). */
const loginByType = { username: loginByPassword, sms: loginBySms } as const

export const loginRoute = route(login, (input, ctx) => loginByType[input.type](ctx, input))
