import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SessionInfo } from '../../http/route.ts'
import { digest, newSecret } from '../../secrets.ts'
import { sessionLife } from './session-life.ts'
import { lockSessions, sessionById, startSession } from './sessions.ts'
import { sessionOfToken } from './session-of-token.ts'
import type { CallOrigin } from './session-of-token.ts'
import { handoverCode } from './tables.ts'

/** Prefix of hand-over codes, which tells them from tokens. */
const handoverPrefix = 'ho_'
const isHandoverCode = (bearer: string): boolean => bearer.startsWith(handoverPrefix)

/**
 * A code with which another tab of the same origin gets a session of its own: one use, 60 seconds
 * (BOOT-22).
 */
export async function makeHandover({ db, clock, random }: Deps, session: SessionInfo): Promise<string> {
  const code = handoverPrefix + newSecret(random)
  const endsAt = new Date(clock.now().getTime() + sessionLife.handover)
  await db
    .insert(handoverCode)
    .values({ codeHash: digest(code), sessionId: session.id, playerId: session.playerId, endsAt })
  return code
}

/**
 * Uses a code up; returns the new session and its token. Null where the code is unknown, used, too
 * old or from another origin.
 */
async function takeHandover(
  deps: Deps,
  code: string,
  page: CallOrigin,
): Promise<{ session: SessionInfo; token: string } | null> {
  const { db, clock } = deps
  const [taken] = await db
    .delete(handoverCode)
    .where(and(eq(handoverCode.codeHash, digest(code)), gt(handoverCode.endsAt, clock.now())))
    .returning()
  const token = taken ? await inTransaction(db, tx => startHandedOverSession(deps, tx, taken, page)) : null
  const session = token && (await sessionOfToken(deps, token, page))
  return session ? { session, token } : null
}

/**
 * Starts a session that ends with the one that was handed over; null where that one has ended or is
 * of another origin.
 */
async function startHandedOverSession(
  deps: Deps,
  tx: Db,
  { playerId, sessionId }: typeof handoverCode.$inferSelect,
  { origin }: CallOrigin,
): Promise<string | null> {
  await lockSessions(tx, playerId)
  const from = await sessionById(tx, playerId, sessionId)
  if (!from || (origin !== null && origin !== from.origin)) return null
  const { reach, previousLoginAt, family, endsAt, ip, device, country, pending } = from
  const life = endsAt.getTime() - deps.clock.now().getTime()
  const same = { playerId, origin: from.origin, reach, previousLoginAt, family, ip, device, country, pending }
  return startSession(deps, tx, { ...same, life })
}

/**
 * The session of a bearer token or of a hand-over code; a code starts a session of its own, whose
 * token comes with it.
 * @returns null where neither is good at this page
 */
export async function sessionOfBearer(deps: Deps, bearer: string, page: CallOrigin): Promise<SessionInfo | null> {
  if (!isHandoverCode(bearer)) return sessionOfToken(deps, bearer, page)
  const taken = await takeHandover(deps, bearer, page)
  return taken && { ...taken.session, token: taken.token }
}
