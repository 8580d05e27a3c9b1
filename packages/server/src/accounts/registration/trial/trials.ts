import { and, asc, eq, gt } from 'drizzle-orm'
import { networkOf } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Context } from '../../../http/route.ts'
import { auditEvent } from '../../../audit-trail/index.ts'
import { trialNetwork } from '../tables.ts'

/** How long a trial counts, in milliseconds (AUTH-50). */
export const trialCounts = 3_600_000

type Caller = Pick<Context, 'deps' | 'ip' | 'network'>

/** @throws Refusal RATE_LIMITED with the seconds until the oldest trial of this address, or of its /64, is an hour old */
export async function refuseTooManyTrials({ deps, ip, network }: Caller): Promise<void> {
  const { db, clock, config } = deps
  const now = clock.now().getTime()
  const isHere = network === ip ? eq(auditEvent.ip, ip) : undefined
  const recent = and(isHere, eq(auditEvent.what, 'freeplay'), gt(auditEvent.at, new Date(now - trialCounts)))
  const all = await db.select().from(auditEvent).where(recent).orderBy(asc(auditEvent.at))
  const trials = all.filter(trial => networkOf(trial.ip ?? '') === network)
  const over = trials.length - config.limits.trialsPerHour
  const blocking = over >= 0 ? trials[over] : undefined
  if (!blocking) return
  throw new Refusal('RATE_LIMITED', null, { retryAfter: (blocking.at.getTime() + trialCounts - now) / 1000 })
}

/**
 * Lets a trial begin whose transaction this is. Those of one network go one after the other until it ends, so that many at once cannot slip
 * past the limit together.
 * @throws Refusal RATE_LIMITED
 */
export async function takeTrial(caller: Caller): Promise<void> {
  const { deps, network } = caller
  const at = deps.clock.now()
  await deps.db
    .insert(trialNetwork)
    .values({ network, at })
    .onConflictDoUpdate({ target: trialNetwork.network, set: { at } })
  await refuseTooManyTrials(caller)
}
