import { agentTypes } from '@baize/contract'
import type { Db } from '../../db/open.ts'
import { Refusal } from '../../http/refusal.ts'
import { sessionOf } from '../../http/route.ts'
import type { Context, SessionInfo } from '../../http/route.ts'
import { depthBelow } from './tree.ts'

/** The agent who asks (AGT-15, ROLE-20). @throws Refusal NOT_AGENT */
export function agentOf(ctx: Context): SessionInfo {
  const session = sessionOf(ctx)
  if (!agentTypes.includes(session.type)) throw new Refusal('NOT_AGENT')
  return session
}

export const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/**
 * How deep somebody stands below an agent; the agent is 0. Whoever does not stand there is not there at all (AGT-17).
 * @throws Refusal NOT_FOUND
 */
export async function levelOf(db: Db, agentId: string, id: string): Promise<number> {
  if (id === agentId) return 0
  const depth = isId(id) ? await depthBelow(db, agentId, id) : null
  if (depth === null) throw new Refusal('NOT_FOUND')
  return depth
}
