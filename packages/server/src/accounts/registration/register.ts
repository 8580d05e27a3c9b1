import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { matches, hash } from '../security/index.ts'
import { accountOf, playerById, addContact, addProfile, profileOf } from '../players/index.ts'
import type { Player } from '../players/index.ts'
import { digest } from '../../access/secrets.ts'
import { registration } from './tables.ts'
import type { Application } from './checked-registration.ts'
import type { Context } from '../../http/route.ts'
import type { Db } from '../../db/open.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { linkIdentity } from '../identity/index.ts'
import { bind, binderOf } from './referral-binding.ts'
import { checks, domainOf, verify } from './registration-checks.ts'
import { openAccount } from './open-account.ts'
import type { Opening } from './open-account.ts'
import type { Verified } from './registration-checks.ts'
import { register, registerMobile } from '@baize/contract'
import type { Input, Output } from '@baize/contract'
import { route } from '../../http/route.ts'
import { isOffered, whitelabelSetting } from '../../system/index.ts'
import type { RegisterType } from '../../system/index.ts'
import { readSetting } from '../../db/settings.ts'
import { enter } from '../login/index.ts'
import { applicationOf } from './checked-registration.ts'
import { readForm } from './registration-form.ts'
import type { Form } from './registration-form.ts'

/** How long a registration may be sent again, in milliseconds; after that its key is only a way to guess a password. */
const repeatable = 3_600_000

/** What a registration without a password has in its place: the code or the identity token that it used up. Only a hash of it is kept. */
const proofOf = ({ input, typed }: Application): string =>
  digest([input.idempotencyKey, typed.verificationCode, input.firebaseIdToken ?? ''].join('\n'))

const isProven = async (asked: Application, { passwordHash }: Player, proof: string | null) =>
  passwordHash === null ? proof === proofOf(asked) : matches(asked.typed.password, passwordHash)

/**
 * The account that the same registration opened when it was sent before. The key alone opens nothing: name and password must be those of
 * then (REG-39).
 * @throws Refusal TX_CONFLICT or BUSY
 */
async function openedBefore(deps: Deps, asked: Application): Promise<Player | null> {
  const key = asked.input.idempotencyKey
  const [earlier] = await deps.db.select().from(registration).where(eq(registration.key, key))
  if (!earlier) return null
  const player = await playerById(deps.db, earlier.playerId)
  const isFresh = deps.clock.now().getTime() - earlier.at.getTime() < repeatable
  const isSame = isFresh && player && asked.usernames.some(name => accountOf(name) === player.account)
  if (!isSame || !(await isProven(asked, player, earlier.proof))) throw new Refusal('TX_CONFLICT')
  return player
}

const hashOf = (ctx: Context, password: string) => (password ? hash(ctx.deps, password) : null)

/** Enters where a new player is reached. @throws Refusal MOBILE_TAKEN or EMAIL_TAKEN */
async function addContacts(ctx: Context, tx: Db, player: Player, asked: Application, verified: Verified) {
  const { merchant } = ctx.site
  const { mobile, typed } = asked
  const verifiedAt = verified.mobile ? ctx.deps.clock.now() : null
  if (mobile && !(await addContact(tx, player.id, merchant, 'mobile', mobile, verifiedAt)))
    throw new Refusal('MOBILE_TAKEN')
  if (typed.email && !(await addContact(tx, player.id, merchant, 'email', typed.email)))
    throw new Refusal('EMAIL_TAKEN')
}

/** From now on the identity lets the player in. @throws Refusal IDENTITY_INVALID where it is another account's */
async function addIdentity(ctx: Context, tx: Db, player: Player, { identity }: Verified) {
  if (!identity) return
  if (!(await linkIdentity(ctx.deps, tx, player, identity))) throw new Refusal('IDENTITY_INVALID')
  await audit(ctx.deps, tx, { ...auditOf(ctx, player), what: 'identity-linked', reason: identity.channel })
}

/** What the account is made of. */
async function openingOf(ctx: Context, asked: Application, type: number): Promise<Omit<Opening, 'username' | 'also'>> {
  const { typed, input } = asked
  const passwordHash = await hashOf(ctx, typed.password)
  return {
    merchant: ctx.site.merchant,
    type,
    passwordHash,
    affiliateCode: typed.affiliateCode || null,
    referralCode: typed.referralCode || null,
    key: input.idempotencyKey,
    ...(passwordHash === null && { proof: proofOf(asked) }),
    what: 'register',
    ip: ctx.ip,
  }
}

/**
 * Opens the account of a registration: what must be in order first, then what is used up, then the account with all that was told.
 * @throws Refusal of the checks, USERNAME_TAKEN, MOBILE_TAKEN, EMAIL_TAKEN or BUSY
 */
async function open(ctx: Context, asked: Application): Promise<Player> {
  const { typed, form } = asked
  for (const check of checks) await check(ctx, asked)
  const binder = await binderOf(ctx.deps, { merchant: ctx.site.merchant, typed, domain: domainOf(asked) })
  const opening = await openingOf(ctx, asked, binder?.opens ?? 0)
  const profile = {
    ...profileOf(typed),
    paymentPasswordHash: await hashOf(ctx, typed.paymentPassword),
    language: ctx.language || null,
  }
  const verified = await verify(ctx, asked)
  const also: Opening['also'] = async (tx, player) => {
    await addProfile(tx, { ...profile, playerId: player.id })
    await addContacts(ctx, tx, player, asked, verified)
    await addIdentity(ctx, tx, player, verified)
    await bind(tx, player.id, binder)
  }
  for (const username of asked.usernames) {
    const player = await openAccount(ctx.deps, { ...opening, username, also })
    if (player) return player
  }
  throw new Refusal(form.type === 'mobile' ? 'MOBILE_TAKEN' : 'USERNAME_TAKEN')
}

/** @throws Refusal REGISTRATION_CLOSED where the site does not offer this way to register (REG-20, REG-35) */
async function openForm({ deps }: Context, type: RegisterType): Promise<Form> {
  const { tree } = await readSetting(deps, whitelabelSetting)
  if (!isOffered(tree, type)) throw new Refusal('REGISTRATION_CLOSED')
  return readForm(deps, type)
}

/** The account, opened now or when the same registration came before, even a moment ago. */
async function accountFor(ctx: Context, asked: Application): Promise<Player> {
  const before = await openedBefore(ctx.deps, asked)
  if (before) return before
  try {
    return await open(ctx, asked)
  } catch (error) {
    const meanwhile = error instanceof Refusal ? await openedBefore(ctx.deps, asked) : null
    if (meanwhile) return meanwhile
    throw error
  }
}

/** Steps in the order of REG-18. */
const registered =
  (type: RegisterType) =>
  async (input: Input<typeof register>, ctx: Context): Promise<Output<typeof register>> => {
    const form = await openForm(ctx, type)
    if (!input.terms) throw new Refusal('TERMS_REQUIRED')
    const player = await accountFor(ctx, await applicationOf(ctx.deps, form, input))
    const token = input.login ? await enter(ctx, ctx.deps.db, player) : null
    return { token, firstTimeLogin: true, account: player.account, type: player.type }
  }

/** Registration by username. */
export const registerRoute = route(register, registered('username'))
/** Registration by mobile number (REG-21, REG-24). */
export const registerMobileRoute = route(registerMobile, registered('mobile'))
