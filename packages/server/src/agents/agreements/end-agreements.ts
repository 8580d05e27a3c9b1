import type { AgreementEnd, AgreementKind } from '@baize/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { givenBy } from './queries.ts'
import { agentContract } from './tables.ts'
import type { StoredContract } from './tables.ts'

export interface Cut {
  now: Date
  /** When they end; what would begin later never begins. */
  from: Date
  why: AgreementEnd
}

/** Ends contracts; a wish to end them is answered by it. What ends sooner anyway is left as it is. */
export async function cut(tx: Db, contracts: readonly StoredContract[], { now, from, why }: Cut): Promise<void> {
  for (const { id, startAt, endAt } of contracts) {
    const isUnborn = startAt !== null && startAt >= from
    const end = isUnborn ? startAt : from
    if (endAt && endAt <= end) continue
    const state = isUnborn || end <= now ? 'ENDED' : 'ACTIVE'
    await tx
      .update(agentContract)
      .set({ state, askedBy: null, reason: '', endAt: end, endReason: why })
      .where(eq(agentContract.id, id))
  }
}

/** A contract that cannot go on, and how far below the agent in question it was given. */
export interface Affected {
  contract: StoredContract
  level: number
}

/** What changes for an agent: from when on they hold no more than a rate, in hundredths of a percent; 0 is nothing at all. */
export interface Lowered {
  agentId: string
  kind: AgreementKind
  from: Date
  rate: number
}

/**
 * What cannot go on below an agent who holds less: contracts they gave above that, and under those everything that was given in turn,
 * because nobody gives what they do not have (CON-05 to CON-07).
 */
export async function affectedBy(db: Db, { agentId, kind, from, rate }: Lowered, level = 1): Promise<Affected[]> {
  const given = await givenBy(db, agentId, kind)
  const all: Affected[] = []
  for (const contract of given.filter(one => one.rate > rate && (one.endAt === null || one.endAt > from))) {
    const below = { agentId: contract.downline, kind, from, rate: 0 }
    all.push({ contract, level }, ...(await affectedBy(db, below, level + 1)))
  }
  return all
}
