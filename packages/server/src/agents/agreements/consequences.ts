import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { readSetting } from '../../db/settings.ts'
import { affectedBy } from './end-agreements.ts'
import type { AffectedAgreement } from './end-agreements.ts'
import { offerableFrom } from './terms/offerable-rate.ts'
import { offsetOf, periodStart } from './terms/periods.ts'
import { heldBy } from './queries.ts'
import type { StoredAgreement } from './tables.ts'
import { siteSetting } from '../../system/index.ts'

/** Milliseconds by which the site's clock is ahead of UTC. */
export const siteOffset = async (deps: Pick<Deps, 'db' | 'clock'>): Promise<number> =>
  offsetOf((await readSetting(deps, siteSetting)).gmtOffset)

type Offer = Pick<StoredAgreement, 'kind' | 'upline' | 'downline' | 'period' | 'rate'>

/**
 * The consequences of accepting a request: from when on it counts, and the agreements below that
 * cannot go on.
 */
export interface Consequences {
  from: Date
  affected: AffectedAgreement[]
}

/**
 * From when on an offer counts: the next beginning of its period, and not before its upline has as
 * much (CON-22).
 * @param held - agreements of the upline, among others
 * @returns null where the upline has less by then
 */
export function offerStart(offer: Offer, held: readonly StoredAgreement[], now: Date, offset: number): Date | null {
  const next = periodStart(offer.period, now, offset)
  if (offer.upline === null) return next
  const own = held.filter(one => one.downline === offer.upline && one.kind === offer.kind)
  const offerable = offerableFrom(own, next)
  if (!offerable || offerable.rate < offer.rate) return null
  return periodStart(offer.period, offerable.startAt, offset)
}

/** Null where the upline by now holds less than was offered (CON-06). */
async function consequencesOfOffer(
  db: Db,
  offer: StoredAgreement,
  now: Date,
  offset: number,
): Promise<Consequences | null> {
  const { upline, downline, kind, rate } = offer
  const held = upline ? await heldBy(db, [upline], [kind]) : []
  const from = offerStart(offer, held, now, offset)
  return from && { from, affected: await affectedBy(db, { agentId: downline, kind, from, rate }) }
}

/** An agreement ends at once; one that has not begun ends where it would have begun (CON-21). */
async function consequencesOfTermination(db: Db, agreement: StoredAgreement, now: Date): Promise<Consequences> {
  const { downline, kind, startAt } = agreement
  const from = startAt && startAt > now ? startAt : now
  return { from, affected: await affectedBy(db, { agentId: downline, kind, from, rate: 0 }) }
}

/**
 * The consequences of accepting the request of an agreement; null where it cannot be accepted any
 * more.
 */
export const consequencesOf = (
  db: Db,
  agreement: StoredAgreement,
  now: Date,
  offset: number,
): Promise<Consequences | null> =>
  agreement.state === 'WAITING'
    ? consequencesOfOffer(db, agreement, now, offset)
    : consequencesOfTermination(db, agreement, now)
