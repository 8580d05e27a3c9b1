import { eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Context } from '../http/route.ts'
import type { Player } from './players.ts'
import { startSession } from './sessions.ts'
import { player } from './tables.ts'

/** Lets a player in: notes the time and starts a session with the reach of the page that asks. `life` is in milliseconds. */
export async function enter({ deps, site, origin }: Context, tx: Db, who: Player, life?: number): Promise<string> {
  await tx.update(player).set({ lastLoginAt: deps.clock.now() }).where(eq(player.id, who.id))
  return startSession(deps, tx, {
    playerId: who.id,
    origin,
    reach: site.reachOf(origin),
    previousLoginAt: who.lastLoginAt,
    ...(life ? { life } : {}),
  })
}
