import { and, count, eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import type { Seat } from './seats.ts'
import { chatBlock } from './tables.ts'

type ChatDeps = Pick<Deps, 'db' | 'clock'>

/** Hides the lines of one person from another, in every room, earlier and later ones (CHAT-07). */
export async function block({ db, clock }: ChatDeps, { person }: Pick<Seat, 'person'>, blocked: string): Promise<void> {
  if (blocked === person) return
  await db.insert(chatBlock).values({ person, blocked, at: clock.now() }).onConflictDoNothing()
}

/** Shows a person the lines of everybody again. */
export async function unblockAll({ db }: ChatDeps, { person }: Pick<Seat, 'person'>): Promise<void> {
  await db.delete(chatBlock).where(eq(chatBlock.person, person))
}

/** How many people a person has blocked. */
export async function countBlocked({ db }: ChatDeps, { person }: Pick<Seat, 'person'>): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(chatBlock)
    .where(and(eq(chatBlock.person, person)))
  return row?.total ?? 0
}
