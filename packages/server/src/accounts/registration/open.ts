import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import type { Db } from '../../db/open.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { addContact, addProfile, profileOf } from '../players/index.ts'
import { linkIdentity } from '../identity/index.ts'
import { hash } from '../security/index.ts'
import type { Player } from '../players/index.ts'
import type { Application } from './application.ts'
import { bind, binderOf } from './binding.ts'
import { checks, domainOf } from './checks.ts'
import { openAccount } from './open-account.ts'
import type { Opening } from './open-account.ts'
import { proofOf } from './repeat.ts'
import { verify } from './verify.ts'
import type { Verified } from './verify.ts'

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
export async function open(ctx: Context, asked: Application): Promise<Player> {
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
