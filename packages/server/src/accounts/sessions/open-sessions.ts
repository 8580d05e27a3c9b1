import { revokeSessions, sessions } from '@baize/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { inTransaction } from '../../db/transaction.ts'
import type { Db } from '../../db/open.ts'
import { Refusal } from '../../http/refusal.ts'
import { route, sessionOf } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { regionName } from '../../text/language.ts'
import { maskedAddress } from '../../text/mask.ts'
import { isAlive } from './session-life.ts'
import { lockSessions } from './sessions.ts'
import type { StoredSession } from './sessions.ts'
import { session } from './tables.ts'

/** A login with the tabs that it was handed over to; they end together. */
interface Login {
  family: string
  first: StoredSession
  seenAt: Date
  isCurrent: boolean
}

async function loginsOf({ deps: { db, clock } }: Context, playerId: string, id: string): Promise<Login[]> {
  const stored = await db.select().from(session).where(eq(session.playerId, playerId))
  const alive = stored.filter(one => isAlive(one, clock.now()))
  const logins = [...Map.groupBy(alive, one => one.family)].map(([family, members]) => ({
    family,
    first: members.reduce((a, b) => (b.startedAt < a.startedAt ? b : a)),
    seenAt: new Date(Math.max(...members.map(one => one.seenAt.getTime()))),
    isCurrent: members.some(one => one.id === id),
  }))
  return logins.sort((a, b) => b.first.startedAt.getTime() - a.first.startedAt.getTime())
}

export const sessionsRoute = route(sessions, async (_input, ctx) => {
  const { playerId, id } = sessionOf(ctx)
  const logins = await loginsOf(ctx, playerId, id)
  return {
    list: logins.map(({ family, first, seenAt, isCurrent }) => ({
      id: family,
      startedAt: first.startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      device: first.device ?? '',
      ip: maskedAddress(first.ip ?? ''),
      place: regionName(first.country, ctx.language),
      origin: first.origin,
      current: isCurrent,
    })),
  }
})

/** Ends one login, or all but the one that asks. */
export const revokeSessionsRoute = route(revokeSessions, async (input, ctx) => {
  const { playerId, id, account } = sessionOf(ctx)
  const logins = await loginsOf(ctx, playerId, id)
  const ending = logins.filter(login => (input.id === undefined ? !login.isCurrent : login.family === input.id))
  if (input.id !== undefined && !ending.length) throw new Refusal('NOT_FOUND')
  await inTransaction(ctx.deps.db, async tx => {
    await lockSessions(tx, playerId)
    await endFamilies(
      tx,
      playerId,
      ending.map(login => login.family),
    )
    const after = { ended: ending.length }
    await audit(ctx.deps, tx, { ...auditOf(ctx, { id: playerId, account }), what: 'sessions-revoked', after })
  })
  return { ended: ending.length }
})

async function endFamilies(tx: Db, playerId: string, families: string[]): Promise<void> {
  if (families.length)
    await tx.delete(session).where(and(eq(session.playerId, playerId), inArray(session.family, families)))
}
