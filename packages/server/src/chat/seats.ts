import { and, eq, gt } from 'drizzle-orm'
import { digest, newSecret } from '../access/secrets.ts'
import { player } from '../accounts/players/index.ts'
import { session } from '../accounts/sessions/index.ts'
import type { Deps } from '../deps.ts'
import type { Person } from './participant.ts'
import { chatRules } from './rules.ts'
import { chatBan, chatSeat } from './tables.ts'

export interface Seat extends Person {
  modelId: string
  seatHash: string
}

type Given = Pick<Deps, 'db' | 'clock'>
const after = ({ clock }: Given, milliseconds: number) => new Date(clock.now().getTime() + milliseconds)

/** Gives somebody a seat in a room; what comes back is what their page proves itself by. */
export async function takeSeat(deps: Pick<Deps, 'db' | 'clock' | 'random'>, who: Person & { modelId: string }) {
  const { db, random } = deps
  const secret = newSecret(random)
  const { modelId, person, name, role, playerId, sessionId } = who
  const seat: Seat = { seatHash: digest(secret), modelId, person, name, role, playerId, sessionId }
  const presentUntil = after(deps, chatRules.present)
  await db.insert(chatSeat).values({ ...seat, presentUntil, endsAt: after(deps, chatRules.seat) })
  return { seat, secret }
}

/**
 * The seat that a page proves, unless it is too old or staff keep that person out. A member's ends with the session that they came in with,
 * as games do: nobody speaks in the name of whoever has logged out.
 */
export async function seatOf({ db, clock }: Given, secret: string): Promise<Seat | null> {
  const now = clock.now()
  const isOwnSession = and(eq(session.playerId, chatSeat.playerId), eq(session.id, chatSeat.sessionId))
  const [row] = await db
    .select({ seat: chatSeat, bannedUntil: chatBan.until, sessionId: session.id, disabled: player.disabled })
    .from(chatSeat)
    .leftJoin(chatBan, and(eq(chatBan.person, chatSeat.person), gt(chatBan.until, now)))
    .leftJoin(session, and(isOwnSession, gt(session.endsAt, now)))
    .leftJoin(player, eq(player.id, chatSeat.playerId))
    .where(and(eq(chatSeat.seatHash, digest(secret)), gt(chatSeat.endsAt, now)))
  if (!row || row.bannedUntil || row.disabled) return null
  return row.seat.sessionId === row.sessionId ? row.seat : null
}

/** Whether staff keep somebody out at this moment. */
export async function isBanned({ db, clock }: Given, person: string): Promise<boolean> {
  const rows = await db
    .select({ until: chatBan.until })
    .from(chatBan)
    .where(and(eq(chatBan.person, person), gt(chatBan.until, clock.now())))
  return rows.length > 0
}

/** Notes that a seat is taken for so long from now on; 0 leaves it. */
export async function stayFor(deps: Given, seatHash: string, milliseconds: number): Promise<void> {
  await deps.db
    .update(chatSeat)
    .set({ presentUntil: after(deps, milliseconds) })
    .where(eq(chatSeat.seatHash, seatHash))
}
