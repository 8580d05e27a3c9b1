import { day } from '@baize/contract'
import { and, count, eq, lt } from 'drizzle-orm'
import { keepNewestRows } from '../db/newest-rows.ts'
import type { Deps } from '../deps.ts'
import type { Seat } from './seats.ts'
import { chatBlock, chatLine, chatSeat } from './tables.ts'

type ChatDeps = Pick<Deps, 'db' | 'clock'>

/** People that one person may block; the first is shown again for one more. */
export const maxBlocked = 200
/** Milliseconds after which the blocks of a person who came into no room end. */
const life = 90 * day

/** Whether somebody is in a room, or has said something that is still stored there. */
async function isInRoom({ db }: Pick<Deps, 'db'>, modelId: string, person: string): Promise<boolean> {
  const seats = await db.$count(chatSeat, and(eq(chatSeat.modelId, modelId), eq(chatSeat.person, person)))
  return seats > 0 || (await db.$count(chatLine, and(eq(chatLine.modelId, modelId), eq(chatLine.person, person)))) > 0
}

/**
 * Hides the lines of one person from another, in every room, earlier and later ones (CHAT-07).
 * @returns whether there is such a person in the room
 */
export async function block(deps: ChatDeps, seat: Pick<Seat, 'person' | 'modelId'>, blocked: string): Promise<boolean> {
  const { db, clock } = deps
  const { person, modelId } = seat
  if (blocked === person || !(await isInRoom(deps, modelId, blocked))) return false
  await db.insert(chatBlock).values({ person, blocked, at: clock.now() }).onConflictDoNothing()
  const { person: owner, blocked: id, at: newness } = chatBlock
  await keepNewestRows(db, chatBlock, { owner, id, newness }, person, maxBlocked)
  return true
}

/** Keeps the blocks of a person who comes into a room. */
export async function renewBlocks({ db, clock }: ChatDeps, { person }: Pick<Seat, 'person'>): Promise<void> {
  await db.update(chatBlock).set({ at: clock.now() }).where(eq(chatBlock.person, person))
}

/** Deletes the blocks of people who have not come into a room for long. */
export async function sweepBlocks({ db, clock }: ChatDeps): Promise<void> {
  await db.delete(chatBlock).where(lt(chatBlock.at, new Date(clock.now().getTime() - life)))
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
