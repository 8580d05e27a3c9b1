import type { AgreementEnd, AgreementKind } from '@baize/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { givenBy } from './queries.ts'
import { agentAgreement } from './tables.ts'
import type { StoredAgreement } from './tables.ts'

/** When and why agreements end. */
interface AgreementEnding {
  now: Date
  /** The moment at which they end; one that would begin later never begins. */
  from: Date
  why: AgreementEnd
}

/** Ends agreements, and with them requests to end them. One that ends sooner is left as it is. */
export async function endAgreements(
  tx: Db,
  agreements: readonly StoredAgreement[],
  { now, from, why }: AgreementEnding,
): Promise<void> {
  for (const { id, startAt, endAt } of agreements) {
    const isNotBegun = startAt !== null && startAt >= from
    const end = isNotBegun ? startAt : from
    if (endAt && endAt <= end) continue
    // Of a replaced one both know: one offered the new one, the other accepted it.
    const news = why === 'REPLACED' ? {} : { uplineNews: true, downlineNews: true }
    const state = isNotBegun || end <= now ? 'ENDED' : 'ACTIVE'
    await tx
      .update(agentAgreement)
      .set({ ...news, state, askedBy: null, reason: '', endAt: end, endReason: why })
      .where(eq(agentAgreement.id, id))
  }
}

/** An agreement that cannot go on, and how many steps below the agent in question it was given. */
export interface AffectedAgreement {
  agreement: StoredAgreement
  level: number
}

/**
 * The rate, in hundredths of a percent, that an agent holds at most from a moment on; 0 is nothing.
 */
interface RateCap {
  agentId: string
  kind: AgreementKind
  from: Date
  rate: number
}

/**
 * Agreements that cannot go on below an agent who holds less: those that the agent gave above that
 * rate, and all that were given in turn below these, because nobody gives more than they have
 * (CON-05 to CON-07).
 */
export async function affectedBy(
  db: Db,
  { agentId, kind, from, rate }: RateCap,
  level = 1,
): Promise<AffectedAgreement[]> {
  const given = await givenBy(db, agentId, kind)
  const all: AffectedAgreement[] = []
  for (const agreement of given.filter(one => one.rate > rate && (one.endAt === null || one.endAt > from))) {
    const below = { agentId: agreement.downline, kind, from, rate: 0 }
    all.push({ agreement, level }, ...(await affectedBy(db, below, level + 1)))
  }
  return all
}
