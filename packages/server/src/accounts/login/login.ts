import type { Input, Output } from '@baize/contract'
import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import {
  beginAttempt,
  clearAttempts,
  failAttempt,
  withdrawAttempt,
  deviceHashOf,
  knowsAddress,
  matches,
} from '../security/index.ts'
import type { Attempt, LoginMethod } from '../security/index.ts'
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
interface Claim {
  /** What is tried, by which failures are counted. */
  account: string
  /** Whose it is, where it is anybody's. */
  player: Player | null
  input: LoginInput
}

interface Proved {
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
async function tryLogin(ctx: Context, claim: Claim, proves: () => Promise<boolean>): Promise<Proved> {
  const attempt = await begin(ctx, claim)
  const isProved = await look(ctx, claim, attempt, proves)
  if (!isProved || !claim.player) return fail(ctx, claim, attempt, 'LOGIN_FAILED')
  await clearAttempts(ctx.deps.db, attempt)
  return { who: claim.player, isHuman: isCaptchaRequired(attempt) }
}

/** What a login says beside its proof. */
const methodOf = (
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

const note = (ctx: Context, what: AuditKind, { player }: Claim): Promise<void> =>
  audit(ctx.deps, ctx.deps.db, { ...auditOf(ctx, player), what })

async function begin(ctx: Context, claim: Claim): Promise<Attempt> {
  const { deps, network, site } = ctx
  const isKnown = () => knowsAddress(ctx, claim.player?.id ?? nobody)
  try {
    return await beginAttempt(deps, { network, merchant: site.merchant, account: claim.account, isKnown })
  } catch (error) {
    if (error instanceof Refusal) await note(ctx, 'login-locked', claim)
    throw error
  }
}

/** The captcha where one is due, then the proof. A try that ends before its proof is looked at does not count. */
async function look(ctx: Context, claim: Claim, attempt: Attempt, proves: () => Promise<boolean>): Promise<boolean> {
  try {
    if (isCaptchaRequired(attempt)) await requireCaptcha(ctx, claim.input, { needCaptcha: true })
    return await proves()
  } catch (error) {
    if (error instanceof Refusal && wrong.includes(error.code)) return fail(ctx, claim, attempt, error.code)
    await withdrawAttempt(ctx.deps.db, attempt)
    throw error
  }
}

async function fail(ctx: Context, claim: Claim, attempt: Attempt, code: Refusal['code']): Promise<never> {
  await failAttempt(ctx.deps.db, attempt)
  await note(ctx, 'login-failed', claim)
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
