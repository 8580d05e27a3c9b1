import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { player } from '../../accounts/players/index.ts'
import type { Player } from '../../accounts/players/index.ts'
import { isUuid } from '../../random.ts'
import { agentLine } from './tables.ts'
import { agentTypes } from '@baize/contract'
import { Refusal } from '../../http/refusal.ts'
import { sessionOf } from '../../http/route.ts'
import type { Context, SessionInfo } from '../../http/route.ts'
import type { DownlineType } from '@baize/contract'
import { maskName } from '../../text/mask.ts'

/**
 * Puts a new player below an upline, and so below everybody above (ROLE-22, AGT-17). That happens
 * once, when the account is opened: nobody stands below a new account, so the tree has no cycle.
 */
export async function placeBelow(tx: Db, playerId: string, upline: string): Promise<void> {
  await tx.insert(agentLine).values({ ancestor: upline, depth: 1, descendant: playerId })
  await tx.execute(sql`
    insert into agent_line (ancestor, depth, descendant)
    select ancestor, depth + 1, ${playerId}::uuid from agent_line where descendant = ${upline}::uuid`)
}

/** The player directly above another; null at the top. */
export async function uplineOf(db: Db, playerId: string): Promise<Player | null> {
  const [found] = await db
    .select({ player })
    .from(agentLine)
    .innerJoin(player, eq(player.id, agentLine.ancestor))
    .where(and(eq(agentLine.descendant, playerId), eq(agentLine.depth, 1)))
  return found?.player ?? null
}

/**
 * How many steps a player stands below another, 1 being direct; null where they do not stand below.
 * Rights of an agent to one account are checked with it; lists of accounts join `agent_line`
 * themselves.
 */
export async function depthBelow(db: Db, ancestor: string, descendant: string): Promise<number | null> {
  const [found] = await db
    .select({ depth: agentLine.depth })
    .from(agentLine)
    .where(and(eq(agentLine.ancestor, ancestor), eq(agentLine.descendant, descendant)))
  return found?.depth ?? null
}

/** The agent who asks (AGT-15, ROLE-20). @throws Refusal NOT_AGENT */
export function agentOf(ctx: Context): SessionInfo {
  const session = sessionOf(ctx)
  if (!agentTypes.includes(session.type)) throw new Refusal('NOT_AGENT')
  return session
}

/**
 * How many steps an account stands below an agent; the agent's own is 0. An account elsewhere is
 * refused as if there were none (AGT-17).
 * @throws Refusal NOT_FOUND
 */
export async function requireLevel(db: Db, agentId: string, id: string): Promise<number> {
  if (id === agentId) return 0
  const depth = isUuid(id) ? await depthBelow(db, agentId, id) : null
  if (depth === null) throw new Refusal('NOT_FOUND')
  return depth
}

/** The account type of accounts that an agent, or a register link, opens. */
export const accountTypeFor: Readonly<Record<DownlineType, number>> = { member: 0, agent: 1 }
export const downlineTypeOf = (type: number): DownlineType => (agentTypes.includes(type) ? 'agent' : 'member')

/**
 * The name of an account as an agent sees it: direct ones in full, all further down masked as for
 * strangers (AGT-26).
 */
export const nameAtLevel = (level: number, name: string): string => (level > 1 ? maskName(name) : name)
