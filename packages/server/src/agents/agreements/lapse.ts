import { agreementRules, day } from '@baize/contract'
import { and, eq, lte, or } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { agentAgreement } from './tables.ts'

/** Milliseconds after which a request that nobody answered lapses (CON-20, CON-21). */
const lapseTime = agreementRules.lapseDays * day

const { state, askedAt, askedBy, endAt, startAt, upline, downline } = agentAgreement
const isInForce = or(eq(state, 'ACTIVE'), eq(state, 'TERMINATION_WAITING'))

/**
 * Lets requests lapse that nobody answered, and ends agreements whose end has come. An offer that
 * lapses is gone; an agreement whose termination lapses stays in force (CON-20, CON-21).
 * @param party - the player whose agreements are treated; without one, all are
 */
export async function expireDueAgreements(db: Db, now: Date, party?: string): Promise<void> {
  const own = party ? or(eq(downline, party), eq(upline, party)) : undefined
  const lapsed = lte(askedAt, new Date(now.getTime() - lapseTime))
  await db
    .update(agentAgreement)
    .set({ state: 'ENDED', endReason: 'LAPSED', uplineNews: true })
    .where(and(eq(state, 'WAITING'), lapsed, own))
  await db
    .update(agentAgreement)
    .set({ state: 'ENDED', askedBy: null })
    .where(and(isInForce, or(lte(endAt, now), lte(endAt, startAt)), own))
  const kept = { state: 'ACTIVE', askedBy: null, reason: '', terminationAnswer: 'LAPSED' } as const
  for (const [asker, news] of [
    [upline, { uplineNews: true }],
    [downline, { downlineNews: true }],
  ] as const)
    await db
      .update(agentAgreement)
      .set({ ...kept, ...news })
      .where(and(eq(state, 'TERMINATION_WAITING'), eq(askedBy, asker), lapsed, own))
}

/** The moment at which a request lapses. */
export const lapsesAt = (asked: Date): Date => new Date(asked.getTime() + lapseTime)
