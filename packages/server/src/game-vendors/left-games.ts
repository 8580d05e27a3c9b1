import { and, eq, gt, gte, isNull, or } from 'drizzle-orm'
import { isAlive, sessionById } from '../accounts/sessions/index.ts'
import type { Deps } from '../deps.ts'
import { maxSessionTime } from './game-session.ts'
import { gameLaunches } from './tables.ts'

/**
 * Whether nobody can play from a player's wallet at a vendor any more: no launch of a game of it
 * waits to be opened, and the sessions of those that were opened are over.
 */
export async function areGamesLeft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
  wallet: string,
): Promise<boolean> {
  const now = clock.now()
  const { openedAt, codeExpiresAt, sessionId } = gameLaunches
  const mayBeOpened = and(isNull(openedAt), gt(codeExpiresAt, now))
  const mayBePlayed = gte(openedAt, new Date(now.getTime() - maxSessionTime))
  const live = await db
    .select({ openedAt, sessionId })
    .from(gameLaunches)
    .where(and(eq(gameLaunches.playerId, playerId), eq(gameLaunches.wallet, wallet), or(mayBeOpened, mayBePlayed)))
  if (live.some(launch => launch.openedAt === null)) return false
  for (const id of new Set(live.map(launch => launch.sessionId))) {
    const session = await sessionById(db, playerId, id)
    if (session && isAlive(session, now)) return false
  }
  return true
}
