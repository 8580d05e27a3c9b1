import { agreementRules } from '@baize/contract'
import { and, eq, lte, or } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { agentContract } from './tables.ts'

/** How long a request waits, in milliseconds (CON-20, CON-21). */
export const lapse = agreementRules.lapseDays * 86_400_000

const { state, askedAt, endAt, startAt, upline, downline } = agentContract
const counts = or(eq(state, 'ACTIVE'), eq(state, 'TERMINATION_WAITING'))

/**
 * Lets what nobody answered lapse, and ends what has come to its end: an offer is gone after seven days, a contract that somebody wants to
 * end stays in force (CON-20, CON-21).
 * @param party - whose contracts are about to be looked at; without one, all there are
 */
export async function expireDueAgreements(db: Db, now: Date, party?: string): Promise<void> {
  const own = party ? or(eq(downline, party), eq(upline, party)) : undefined
  const lapsed = lte(askedAt, new Date(now.getTime() - lapse))
  await db
    .update(agentContract)
    .set({ state: 'ENDED', endReason: 'LAPSED' })
    .where(and(eq(state, 'WAITING'), lapsed, own))
  await db
    .update(agentContract)
    .set({ state: 'ENDED', askedBy: null })
    .where(and(counts, or(lte(endAt, now), lte(endAt, startAt)), own))
  await db
    .update(agentContract)
    .set({ state: 'ACTIVE', askedBy: null, reason: '' })
    .where(and(eq(state, 'TERMINATION_WAITING'), lapsed, own))
}

/** When a request lapses that was made then. */
export const lapsesAt = (asked: Date): Date => new Date(asked.getTime() + lapse)
