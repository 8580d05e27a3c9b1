import { hour, trialTypes } from '@baize/contract'
import { and, eq, gt, lt } from 'drizzle-orm'
import { digest, newSecret } from '../secrets.ts'
import { player } from '../accounts/players/index.ts'
import { session } from '../accounts/sessions/index.ts'
import { keepNewestRows } from '../db/newest-rows.ts'
import type { Deps } from '../deps.ts'
import { isBanned, sweepBans } from './bans.ts'
import { sweepBlocks } from './blocks.ts'
import type { Person } from './participant.ts'
import { chatSeat, chatTicket } from './tables.ts'

/** Max milliseconds for which a seat lasts. */
const seatTime = 12 * hour
/** Milliseconds for which a seat counts as taken after the last sign of life of its stream. */
export const presentTime = 45_000
/**
 * The same after its stream broke off, so that a page that connects again has not left in between.
 */
export const reconnectTime = 8000

export interface Seat extends Person {
  modelId: string
  seatHash: string
}

type ChatDeps = Pick<Deps, 'db' | 'clock'>
const after = ({ clock }: ChatDeps, milliseconds: number) => new Date(clock.now().getTime() + milliseconds)

/** Seats that one person may have at a time; the oldest is given up for one more. */
export const maxSeats = 10

/**
 * Gives a person a seat in a room. @returns the seat, and the secret by which their page proves it
 */
export async function takeSeat(deps: Pick<Deps, 'db' | 'clock' | 'random'>, who: Person & { modelId: string }) {
  const { db, random } = deps
  const secret = newSecret(random)
  const { modelId, person, name, role, playerId, sessionId } = who
  const seat: Seat = { seatHash: digest(secret), modelId, person, name, role, playerId, sessionId }
  const presentUntil = after(deps, presentTime)
  await db.insert(chatSeat).values({ ...seat, presentUntil, endsAt: after(deps, seatTime) })
  const { person: owner, seatHash: id, endsAt: newness } = chatSeat
  await keepNewestRows(db, chatSeat, { owner, id, newness }, person, maxSeats)
  return { seat, secret }
}

/**
 * The seat that a page proves; null where it has ended or the person is banned. A member's seat
 * ends with the session that they came in with, as games do: nobody speaks in the name of a player
 * who has logged out.
 * @param network - the mark of the network that the page calls from
 * @param membersOnly - whether guests and trial accounts have lost their seats (CHAT-05, CHAT-07)
 */
export async function seatOf(
  deps: ChatDeps,
  secret: string,
  network: string,
  membersOnly: boolean,
): Promise<Seat | null> {
  const { db, clock } = deps
  const now = clock.now()
  const isOwnSession = and(eq(session.playerId, chatSeat.playerId), eq(session.id, chatSeat.sessionId))
  const [row] = await db
    .select({ seat: chatSeat, sessionId: session.id, disabled: player.disabled, type: player.type })
    .from(chatSeat)
    .leftJoin(session, and(isOwnSession, gt(session.endsAt, now)))
    .leftJoin(player, eq(player.id, chatSeat.playerId))
    .where(and(eq(chatSeat.seatHash, digest(secret)), gt(chatSeat.endsAt, now)))
  if (!row || row.disabled || row.seat.sessionId !== row.sessionId) return null
  const isMember = row.type !== null && !trialTypes.includes(row.type)
  if (membersOnly && row.seat.role !== 'host' && !isMember) return null
  return (await isBanned(deps, row.seat, network)) ? null : row.seat
}

/** Marks a seat as taken for so many milliseconds from now on; 0 leaves it. */
export async function markPresent(deps: ChatDeps, seatHash: string, milliseconds: number): Promise<void> {
  await deps.db
    .update(chatSeat)
    .set({ presentUntil: after(deps, milliseconds) })
    .where(eq(chatSeat.seatHash, seatHash))
}

/**
 * Deletes tickets, seats and bans that have ended, and blocks of people who have not come for long.
 */
export async function sweepChat({ db, clock }: Deps): Promise<void> {
  await sweepBlocks({ db, clock })
  await sweepBans({ db, clock })
  const now = clock.now()
  for (const table of [chatTicket, chatSeat]) await db.delete(table).where(lt(table.endsAt, now))
}
