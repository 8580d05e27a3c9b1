import { lt } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { trialNetwork } from '../tables.ts'
import { trialCounts } from './trials.ts'

/** Takes away networks whose last trial no longer counts. */
export async function sweepTrials({ db, clock }: Deps): Promise<void> {
  await db.delete(trialNetwork).where(lt(trialNetwork.at, new Date(clock.now().getTime() - trialCounts)))
}
