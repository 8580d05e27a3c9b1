import { seenContracts } from '@baize/contract'
import { and, count, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { route } from '../../http/route.ts'
import { isUuid } from '../../random.ts'
import { agentOf } from '../tree/index.ts'
import { agentAgreement } from './tables.ts'
import type { StoredAgreement } from './tables.ts'

const { id, upline, downline, uplineNews, downlineNews } = agentAgreement

type Party = Pick<StoredAgreement, 'upline' | 'downline'>
type News = Partial<Pick<StoredAgreement, 'uplineNews' | 'downlineNews'>>

/** News for the party that made a request, which the other has answered. */
export const newsFor = (agreement: Party, playerId: string | null): News =>
  playerId === agreement.downline ? { downlineNews: true } : { uplineNews: true }

/** Whether a party has not seen yet what became of an agreement. */
export const isNewsTo = (agreement: StoredAgreement, playerId: string): boolean =>
  playerId === agreement.downline ? agreement.downlineNews : agreement.uplineNews

/** How many agreements of an agent have news. */
export async function countNews(db: Db, playerId: string): Promise<number> {
  const own = or(and(eq(upline, playerId), uplineNews), and(eq(downline, playerId), downlineNews))
  const [found] = await db.select({ news: count() }).from(agentAgreement).where(own)
  return found?.news ?? 0
}

/**
 * Notes that the agent who asks has seen what became of agreements; those of others are left as
 * they are.
 */
export const seenRoute = route(seenContracts, async ({ ids }, ctx) => {
  const { db } = ctx.deps
  const { playerId } = agentOf(ctx)
  const named = inArray(id, ids.filter(isUuid))
  await db
    .update(agentAgreement)
    .set({ uplineNews: false })
    .where(and(eq(upline, playerId), named))
  await db
    .update(agentAgreement)
    .set({ downlineNews: false })
    .where(and(eq(downline, playerId), named))
  return { news: await countNews(db, playerId) }
})
