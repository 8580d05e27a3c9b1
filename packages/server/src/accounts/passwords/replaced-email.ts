import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import type { Context } from '../../http/route.ts'
import { maskEmail } from '../../text/mask.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { contactsOf, replaceContact } from '../players/index.ts'
import type { Contacts, Player } from '../players/index.ts'
import { startSecurityDelay } from '../security/index.ts'
import { replacedEmail } from './tables.ts'

type Stores = { db: Db } & Pick<Deps, 'clock'>

/**
 * Keeps an e-mail that is replaced: until `endsAt`, a link to a new password can still be sent
 * there. It is the end of the security delay, before which no other e-mail can take its place.
 */
export async function keepReplacedEmail(tx: Db, playerId: string, email: string, endsAt: Date): Promise<void> {
  const set = { email, endsAt }
  await tx
    .insert(replacedEmail)
    .values({ playerId, ...set })
    .onConflictDoUpdate({ target: replacedEmail.playerId, set })
}

/** The e-mails to which links to a new password may be sent: the one of now, and one of before. */
export async function resetEmailsOf({ db, clock }: Stores, playerId: string): Promise<string[]> {
  const { email } = await contactsOf(db, playerId)
  const isKept = and(eq(replacedEmail.playerId, playerId), gt(replacedEmail.endsAt, clock.now()))
  const kept = await db.select({ email: replacedEmail.email }).from(replacedEmail).where(isKept)
  return [...(email ? [email] : []), ...kept.map(row => row.email)]
}

/**
 * Gives an account its e-mail of before back, by which its owner has just set a password: the one
 * that took its place would set the next. Money stays for another day, as after any change of
 * contacts. Where the e-mail is another account's by now, this one has none.
 * @returns the contacts before, whose owners are to be told
 */
export async function restoreEmail(ctx: Context, tx: Db, who: Player, email: string): Promise<Contacts> {
  const { clock } = ctx.deps
  const before = await contactsOf(tx, who.id)
  const isTaken = (await replaceContact(tx, who, 'email', email, clock.now())) === 'taken'
  await tx.delete(replacedEmail).where(eq(replacedEmail.playerId, who.id))
  await startSecurityDelay({ db: tx, clock }, who.id)
  const facts = {
    before: { email: before.email && maskEmail(before.email) },
    after: { email: isTaken ? null : maskEmail(email) },
  }
  await audit(ctx.deps, tx, { ...auditOf(ctx, who), what: 'contact-changed', reason: 'restored', ...facts })
  return before
}
