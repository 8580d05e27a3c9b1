import { and, eq, gt } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { chatBan } from './tables.ts'

/** Milliseconds after which a ban ends: a day. */
const banTime = 24 * 3_600_000

/**
 * Bans a person from every room, for a day (CHAT-07): whoever is banned cannot come in, and loses the seats they have at once. It covers a
 * member under every session, and a guest as long as their browser is the same.
 */
export async function ban({ db, clock }: Pick<Deps, 'db' | 'clock'>, person: string): Promise<void> {
  const until = new Date(clock.now().getTime() + banTime)
  await db.insert(chatBan).values({ person, until }).onConflictDoUpdate({ target: chatBan.person, set: { until } })
}

/** Whether a person is banned at this moment. */
export async function isBanned({ db, clock }: Pick<Deps, 'db' | 'clock'>, person: string): Promise<boolean> {
  const rows = await db
    .select({ until: chatBan.until })
    .from(chatBan)
    .where(and(eq(chatBan.person, person), gt(chatBan.until, clock.now())))
  return rows.length > 0
}
