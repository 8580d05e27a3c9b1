import { and, count, eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import type { Seat } from './seats.ts'
import { chatBlock } from './tables.ts'

type Given = Pick<Deps, 'db' | 'clock'>
type Whose = Pick<Seat, 'person'>

/** Hides somebody's lines from a person, in every room, those already said and those to come (CHAT-07). */
export async function block({ db, clock }: Given, { person }: Whose, blocked: string): Promise<void> {
  if (blocked === person) return
  await db.insert(chatBlock).values({ person, blocked, at: clock.now() }).onConflictDoNothing()
}

/** Shows a person everybody again. */
export async function unblockAll({ db }: Given, { person }: Whose): Promise<void> {
  await db.delete(chatBlock).where(eq(chatBlock.person, person))
}

/** How many a person has blocked. */
export async function countBlocked({ db }: Given, { person }: Whose): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(chatBlock)
    .where(and(eq(chatBlock.person, person)))
  return row?.total ?? 0
}
