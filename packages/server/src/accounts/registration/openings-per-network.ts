import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { networkOf } from '../../http/client-address.ts'
import type { Context } from '../../http/route.ts'
import { auditEvent } from '../../audit-trail/index.ts'
import type { Deps } from '../../deps.ts'
import type { OpeningRule } from '../../access/platform-limits.ts'
import { trialNetwork } from './tables.ts'

type Caller = Pick<Context, 'deps' | 'ip' | 'network'>
type Opening = 'register' | 'freeplay'

/** Times, in milliseconds, at which accounts were opened from this address, or its /64, within a span; the oldest first. */
async function openingsOf({ deps, ip, network }: Caller, what: Opening, span: number): Promise<number[]> {
  const { db, clock } = deps
  const isHere = network === ip ? eq(auditEvent.ip, ip) : undefined
  const recent = and(isHere, eq(auditEvent.what, what), gt(auditEvent.at, new Date(clock.now().getTime() - span)))
  const rows = await db
    .select({ ip: auditEvent.ip, at: auditEvent.at })
    .from(auditEvent)
    .where(recent)
    .orderBy(asc(auditEvent.at))
  return rows.filter(row => networkOf(row.ip ?? '') === network).map(row => row.at.getTime())
}

/** Seconds until one more account may be opened from the address of a call; 0 where it may be now. */
export async function secondsUntilNextOpening(
  caller: Caller,
  what: Opening,
  rules: readonly OpeningRule[],
): Promise<number> {
  const now = caller.deps.clock.now().getTime()
  const times = await openingsOf(caller, what, Math.max(...rules.map(({ per }) => per)))
  const ends = rules.map(({ most, per }) => {
    const blocking = times.filter(time => time > now - per).at(-most)
    return blocking === undefined ? now : blocking + per
  })
  return Math.ceil((Math.max(...ends) - now) / 1000)
}

/**
 * Makes the openings of one network wait for each other until the transaction ends, so that many at once cannot exceed a limit that is
 * checked after this.
 */
export async function lockOpenings({ deps, network }: Caller): Promise<void> {
  const at = deps.clock.now()
  await deps.db
    .insert(trialNetwork)
    .values({ network, at })
    .onConflictDoUpdate({ target: trialNetwork.network, set: { at } })
}

const day = 86_400_000

/** Deletes networks from which nothing was opened for a day. */
export async function sweepOpenings({ db, clock }: Deps): Promise<void> {
  await db.delete(trialNetwork).where(lt(trialNetwork.at, new Date(clock.now().getTime() - day)))
}
