import type { AgreementState } from '@baize/contract'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { agentContract } from './tables.ts'

export type ContractCounts = Partial<Record<AgreementState, number>>

/** How many contracts an agent has offered each of those directly below, by state; whom nothing was offered is left out (AGT-26). */
export async function contractCounts(
  db: Db,
  agentId: string,
  downlines: readonly string[],
): Promise<Map<string, ContractCounts>> {
  const all = new Map<string, ContractCounts>()
  if (!downlines.length) return all
  const { upline, downline, state } = agentContract
  const rows = await db
    .select({ downline, state, total: count() })
    .from(agentContract)
    .where(and(eq(upline, agentId), inArray(downline, [...downlines])))
    .groupBy(downline, state)
  for (const row of rows) all.set(row.downline, { ...all.get(row.downline), [row.state]: row.total })
  return all
}
