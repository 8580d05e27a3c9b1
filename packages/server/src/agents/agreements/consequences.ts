import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { readSetting } from '../../db/settings.ts'
import { affectedBy } from './end-agreements.ts'
import type { Affected } from './end-agreements.ts'
import { stretchFrom } from './terms/offerable-rate.ts'
import { offsetOf, periodStart } from './terms/periods.ts'
import { heldBy } from './queries.ts'
import type { StoredContract } from './tables.ts'
import { siteSetting } from '../../system/index.ts'

/** The site's clock, ahead of UTC, in milliseconds. */
export const siteOffset = async (deps: Pick<Deps, 'db' | 'clock'>): Promise<number> =>
  offsetOf((await readSetting(deps, siteSetting)).gmtOffset)

export type Offer = Pick<StoredContract, 'kind' | 'upline' | 'downline' | 'period' | 'rate'>

/** What happens with an agreement: from when on, and what cannot go on below. */
export interface Plan {
  from: Date
  affected: Affected[]
}

/**
 * From when on an offer counts: the next beginning of its period, and not before its upline has as much (CON-22).
 * @param held - contracts of the upline, among others
 * @returns null where the upline has less by then
 */
export function startOf(offer: Offer, held: readonly StoredContract[], now: Date, offset: number): Date | null {
  const next = periodStart(offer.period, now, offset)
  if (offer.upline === null) return next
  const own = held.filter(one => one.downline === offer.upline && one.kind === offer.kind)
  const stretch = stretchFrom(own, next)
  if (!stretch || stretch.rate < offer.rate) return null
  return periodStart(offer.period, stretch.startAt, offset)
}

/** Null where the upline has less than was offered by now (CON-06). */
async function planOffer(db: Db, offer: StoredContract, now: Date, offset: number): Promise<Plan | null> {
  const { upline, downline, kind, rate } = offer
  const held = upline ? await heldBy(db, [upline], [kind]) : []
  const from = startOf(offer, held, now, offset)
  return from && { from, affected: await affectedBy(db, { agentId: downline, kind, from, rate }) }
}

/** It ends there and then, and one that has not begun never does (CON-21). */
async function planTermination(db: Db, contract: StoredContract, now: Date): Promise<Plan> {
  const { downline, kind, startAt } = contract
  const from = startAt && startAt > now ? startAt : now
  return { from, affected: await affectedBy(db, { agentId: downline, kind, from, rate: 0 }) }
}

/** What comes of accepting what waits; null where that cannot be any more. */
export const planOf = (db: Db, contract: StoredContract, now: Date, offset: number): Promise<Plan | null> =>
  contract.state === 'WAITING' ? planOffer(db, contract, now, offset) : planTermination(db, contract, now)
