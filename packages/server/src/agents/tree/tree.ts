import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { player } from '../../accounts/players/index.ts'
import type { Player } from '../../accounts/players/index.ts'
import { agentLine } from './tables.ts'

/**
 * Puts a new player below whoever brought them, and so below everybody above (ROLE-22, AGT-17). A player is put once, when the account is
 * opened: nobody stands below a new account, so no ring can come about.
 */
export async function placeBelow(tx: Db, playerId: string, upline: string): Promise<void> {
  await tx.insert(agentLine).values({ ancestor: upline, depth: 1, descendant: playerId })
  await tx.execute(sql`
    insert into agent_line (ancestor, depth, descendant)
    select ancestor, depth + 1, ${playerId}::uuid from agent_line where descendant = ${upline}::uuid`)
}

/** Who stands directly above a player; null at the top. */
export async function uplineOf(db: Db, playerId: string): Promise<Player | null> {
  const [found] = await db
    .select({ player })
    .from(agentLine)
    .innerJoin(player, eq(player.id, agentLine.ancestor))
    .where(and(eq(agentLine.descendant, playerId), eq(agentLine.depth, 1)))
  return found?.player ?? null
}

/** How many steps a player stands below another, 1 being direct; null where they do not stand below. The one check of a right to a downline. */
export async function depthBelow(db: Db, ancestor: string, descendant: string): Promise<number | null> {
  const [found] = await db
    .select({ depth: agentLine.depth })
    .from(agentLine)
    .where(and(eq(agentLine.ancestor, ancestor), eq(agentLine.descendant, descendant)))
  return found?.depth ?? null
}
