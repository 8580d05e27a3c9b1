import { plainText } from '@baize/contract'
import type { ContactKind } from '@baize/contract'
import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { mailAddressOf } from '../../text/mail-address.ts'
import { lockPlayer } from './players.ts'
import type { Player } from './players.ts'
import { payeeNameOf } from './profile.ts'
import { playerContact, player } from './tables.ts'

/**
 * How a contact is stored and looked up: mobile numbers as `+34612345678`, e-mails as mail servers
 * read them. A text that is no address belongs to nobody.
 */
export const storedContactOf = (kind: ContactKind, value: string): string =>
  kind === 'email' ? (mailAddressOf(value) ?? plainText(value).toLowerCase()) : value

/**
 * Contacts that count: a mobile number once a code has verified it, because it logs in; an e-mail
 * address at once, because links to a new password go there for an account that is named, too. One
 * that is bound may be neither verified nor usable (`boundContactOf`).
 */
const isUsable = or(eq(playerContact.kind, 'email'), isNotNull(playerContact.verifiedAt))

/**
 * The player with this contact. One query whether it exists or not, so that the response time does
 * not tell.
 */
export async function playerByContact(
  db: Db,
  merchant: string,
  kind: ContactKind,
  value: string,
): Promise<Player | null> {
  const [found] = await db
    .select({ player })
    .from(playerContact)
    .innerJoin(player, eq(player.id, playerContact.playerId))
    .where(
      and(
        eq(playerContact.merchant, merchant),
        eq(playerContact.kind, kind),
        eq(playerContact.value, storedContactOf(kind, value)),
        isUsable,
      ),
    )
  return found?.player ?? null
}

export interface Contacts {
  mobile: string | null
  email: string | null
  /** The name on the bank account: the payee name of registration. */
  bankName: string | null
}

/** Contacts and bank name of a player, which the second verification asks with (AUTH-28). */
export async function contactsOf(db: Db, playerId: string): Promise<Contacts> {
  const rows = await db
    .select()
    .from(playerContact)
    .where(and(eq(playerContact.playerId, playerId), isUsable))
  const valueOf = (kind: ContactKind) => rows.find(row => row.kind === kind)?.value ?? null
  return { mobile: valueOf('mobile'), email: valueOf('email'), bankName: await payeeNameOf(db, playerId) }
}

/**
 * Stores a contact of a player. An unverified one is replaced by a verified one, so that no number
 * can be blocked for its owner.
 * @param verifiedAt - when its owner proved it, by a code or an identity provider
 * @returns false where it is another account's
 */
export async function addContact(
  tx: Db,
  playerId: string,
  merchant: string,
  kind: ContactKind,
  value: string,
  verifiedAt: Date | null = null,
): Promise<boolean> {
  const added = await tx
    .insert(playerContact)
    .values({ merchant, kind, value: storedContactOf(kind, value), playerId, verifiedAt })
    .onConflictDoUpdate({
      target: [playerContact.merchant, playerContact.kind, playerContact.value],
      set: { playerId, ...(verifiedAt && { verifiedAt }) },
      setWhere: verifiedAt ? isNull(playerContact.verifiedAt) : eq(playerContact.playerId, playerId),
    })
    .returning()
  return added.length > 0
}

/** A contact of a player, verified or not. */
export type BoundContact = Pick<typeof playerContact.$inferSelect, 'value' | 'verifiedAt'>

/** The contact of this kind that a player has, a verified one before others. */
export async function boundContactOf(db: Db, playerId: string, kind: ContactKind): Promise<BoundContact | null> {
  const { value, verifiedAt } = playerContact
  const [own] = await db
    .select({ value, verifiedAt })
    .from(playerContact)
    .where(and(eq(playerContact.playerId, playerId), eq(playerContact.kind, kind)))
    .orderBy(desc(sql`${verifiedAt} is not null`), value)
    .limit(1)
  return own ?? null
}

/**
 * Makes a verified contact the only one of its kind that a player has. Changes of a player come one
 * after the other.
 * @returns the one before, or `taken` where another account has shown that it is theirs
 */
export async function replaceContact(
  tx: Db,
  { id, merchant }: Pick<Player, 'id' | 'merchant'>,
  kind: ContactKind,
  value: string,
  verifiedAt: Date,
): Promise<BoundContact | null | 'taken'> {
  await lockPlayer(tx, id)
  const before = await boundContactOf(tx, id, kind)
  const isOther = and(eq(playerContact.playerId, id), eq(playerContact.kind, kind), ne(playerContact.value, value))
  await tx.delete(playerContact).where(isOther)
  return (await addContact(tx, id, merchant, kind, value, verifiedAt)) ? before : 'taken'
}
