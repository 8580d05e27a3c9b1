import { eq } from 'drizzle-orm'
import { register, registerMobile, hour } from '@baize/contract'
import type { Input, Output } from '@baize/contract'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { passwordMatches, hashPassword } from '../security/index.ts'
import { storedUsernameOf, playerById, addContact, addProfile, profileOf } from '../players/index.ts'
import type { Player } from '../players/index.ts'
import { digest } from '../../secrets.ts'
import { registration } from './tables.ts'
import type { CheckedRegistration } from './checked-registration.ts'
import type { Context } from '../../http/route.ts'
import type { Db } from '../../db/open.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { linkIdentity } from '../identity/index.ts'
import { bindPlayer, referrerOf } from './referral-binding.ts'
import { registrationChecks, domainOf, verifyRegistration } from './registration-checks.ts'
import { openAccount } from './open-account.ts'
import { countNewAccount, requireAccountLimit } from './accounts-per-network.ts'
import type { NewAccount } from './open-account.ts'
import type { VerifiedRegistration } from './registration-checks.ts'
import { knownLanguage } from '../../text/language.ts'
import { route } from '../../http/route.ts'
import { isRegisterTypeOffered, whitelabelSetting } from '../../system/index.ts'
import type { RegisterType } from '../../system/index.ts'
import { readSetting } from '../../db/settings.ts'
import { startLoginSession } from '../login/index.ts'
import { checkRegistration } from './checked-registration.ts'
import { readRegistrationForm } from './registration-form.ts'
import type { RegistrationForm } from './registration-form.ts'

/**
 * Milliseconds in which a registration may be sent again; later its key could be used to guess a
 * password.
 */
const repeatWindow = hour

/**
 * The proof of a registration without a password: a hash of the code or identity token that it used
 * up.
 */
const repeatProofOf = ({ input, typed }: CheckedRegistration): string =>
  digest([input.idempotencyKey, typed.verificationCode, input.firebaseIdToken ?? ''].join('\n'))

const isSameProof = async (asked: CheckedRegistration, { passwordHash }: Player, proof: string | null) =>
  passwordHash === null ? proof === repeatProofOf(asked) : passwordMatches(asked.typed.password, passwordHash)

/**
 * The account that the same registration opened when it was sent before. The key is not enough:
 * username and password must be the same (REG-39).
 * @throws Refusal TX_CONFLICT or BUSY
 */
async function findRepeatedRegistration(deps: Deps, asked: CheckedRegistration): Promise<Player | null> {
  const key = asked.input.idempotencyKey
  const [earlier] = await deps.db.select().from(registration).where(eq(registration.key, key))
  if (!earlier) return null
  const player = await playerById(deps.db, earlier.playerId)
  const isFresh = deps.clock.now().getTime() - earlier.at.getTime() < repeatWindow
  const isSame = isFresh && player && asked.usernames.some(name => storedUsernameOf(name) === player.account)
  if (!isSame || !(await isSameProof(asked, player, earlier.proof))) throw new Refusal('TX_CONFLICT')
  return player
}

const hashIfTyped = (ctx: Context, password: string) => (password ? hashPassword(ctx.deps, password) : null)

/**
 * Stores the mobile number and the e-mail address of a new player.
 * @throws Refusal MOBILE_TAKEN or EMAIL_TAKEN
 */
async function addContacts(
  ctx: Context,
  tx: Db,
  player: Player,
  asked: CheckedRegistration,
  verified: VerifiedRegistration,
) {
  const { merchant } = ctx.site
  const { mobile, typed } = asked
  const verifiedAt = verified.mobile ? ctx.deps.clock.now() : null
  if (mobile && !(await addContact(tx, player.id, merchant, 'mobile', mobile, verifiedAt)))
    throw new Refusal('MOBILE_TAKEN')
  if (typed.email && !(await addContact(tx, player.id, merchant, 'email', typed.email)))
    throw new Refusal('EMAIL_TAKEN')
}

/**
 * Links the identity, with which the player can log in from then on.
 * @throws Refusal IDENTITY_INVALID where it is another account's
 */
async function addIdentity(ctx: Context, tx: Db, player: Player, { identity }: VerifiedRegistration) {
  if (!identity) return
  if (!(await linkIdentity(ctx.deps, tx, player, identity))) throw new Refusal('IDENTITY_INVALID')
  await audit(ctx.deps, tx, { ...auditOf(ctx, player), what: 'identity-linked', reason: identity.channel })
}

/** The account to open, as the registration describes it. */
async function newAccountOf(
  ctx: Context,
  asked: CheckedRegistration,
  type: number,
): Promise<Omit<NewAccount, 'username' | 'also'>> {
  const { typed, input } = asked
  const passwordHash = await hashIfTyped(ctx, typed.password)
  return {
    merchant: ctx.site.merchant,
    type,
    passwordHash,
    affiliateCode: typed.affiliateCode || null,
    referralCode: typed.referralCode || null,
    key: input.idempotencyKey,
    ...(passwordHash === null && { proof: repeatProofOf(asked) }),
    what: 'register',
    ip: ctx.ip,
  }
}

/**
 * Opens the account of a registration: first the checks, then the one-use codes and identity, then
 * the account with its profile.
 * @throws Refusal REGISTER_TOO_MANY, those of the checks, USERNAME_TAKEN, MOBILE_TAKEN, EMAIL_TAKEN
 *   or BUSY
 */
async function openRegisteredAccount(ctx: Context, asked: CheckedRegistration): Promise<Player> {
  const { typed, form } = asked
  await requireAccountLimit(ctx, 'register')
  for (const check of registrationChecks) await check(ctx, asked)
  const referrer = await referrerOf(ctx.deps, { merchant: ctx.site.merchant, typed, domain: domainOf(asked) })
  const newAccount = await newAccountOf(ctx, asked, referrer?.opens ?? 0)
  const profile = {
    ...profileOf(typed),
    paymentPasswordHash: await hashIfTyped(ctx, typed.paymentPassword),
    language: knownLanguage(ctx.language),
  }
  const verified = await verifyRegistration(ctx, asked)
  const also: NewAccount['also'] = async (tx, player) => {
    await countNewAccount(ctx, 'register', tx)
    await addProfile(tx, { ...profile, playerId: player.id })
    await addContacts(ctx, tx, player, asked, verified)
    await addIdentity(ctx, tx, player, verified)
    await bindPlayer(tx, player.id, referrer)
  }
  for (const username of asked.usernames) {
    const player = await openAccount(ctx.deps, { ...newAccount, username, also })
    if (player) return player
  }
  throw new Refusal(form.type === 'mobile' ? 'MOBILE_TAKEN' : 'USERNAME_TAKEN')
}

/**
 * @throws Refusal REGISTRATION_CLOSED where the site does not offer this kind of registration
 *   (REG-20, REG-35)
 */
async function requireOfferedForm({ deps }: Context, type: RegisterType): Promise<RegistrationForm> {
  const { tree } = await readSetting(deps, whitelabelSetting)
  if (!isRegisterTypeOffered(tree, type)) throw new Refusal('REGISTRATION_CLOSED')
  return readRegistrationForm(deps, type)
}

/**
 * The account of a registration: opened now, or by the same registration before, even if both are
 * sent at once.
 */
async function accountFor(ctx: Context, asked: CheckedRegistration): Promise<Player> {
  const before = await findRepeatedRegistration(ctx.deps, asked)
  if (before) return before
  try {
    return await openRegisteredAccount(ctx, asked)
  } catch (error) {
    const repeated = error instanceof Refusal ? await findRepeatedRegistration(ctx.deps, asked) : null
    if (repeated) return repeated
    throw error
  }
}

/** Steps in the order of REG-18. */
const registerBy =
  (type: RegisterType) =>
  async (input: Input<typeof register>, ctx: Context): Promise<Output<typeof register>> => {
    const form = await requireOfferedForm(ctx, type)
    if (!input.terms) throw new Refusal('TERMS_REQUIRED')
    const player = await accountFor(ctx, await checkRegistration(ctx.deps, form, input))
    const token = input.login ? await startLoginSession(ctx, ctx.deps.db, player) : null
    return { token, firstTimeLogin: true, account: player.account, type: player.type }
  }

/** Registration by username. */
export const registerRoute = route(register, registerBy('username'))
/** Registration by mobile number (REG-21, REG-24). */
export const registerMobileRoute = route(registerMobile, registerBy('mobile'))
