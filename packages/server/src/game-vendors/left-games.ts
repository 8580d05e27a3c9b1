import { and, desc, eq } from 'drizzle-orm'
import { isAlive, sessionById } from '../accounts/sessions/index.ts'
import type { Deps } from '../deps.ts'
import { maxSessionTime } from './game-session.ts'
import { gameLaunches } from './tables.ts'

/**
 * Whether nobody can play from a player's wallet at a vendor any more: the last launch of a game of
 * it was never opened in time, or its session is over.
 */
export async function areGamesLeft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
  wallet: string,
): Promise<boolean> {
  const [launch] = await db
    .select()
    .from(gameLaunches)
    .where(and(eq(gameLaunches.playerId, playerId), eq(gameLaunches.wallet, wallet)))
    .orderBy(desc(gameLaunches.launchedAt))
    .limit(1)
  if (!launch) return true
  const now = clock.now()
  if (!launch.openedAt) return launch.codeExpiresAt <= now
  if (now.getTime() - launch.openedAt.getTime() > maxSessionTime) return true
  const session = await sessionById(db, playerId, launch.sessionId)
  return !session || !isAlive(session, now)
}
