import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Context } from '../../http/route.ts'
import type { Deps } from '../../deps.ts'
import type { OpeningRule } from '../../access/platform-limits.ts'
import { openingNetwork, openingTime } from './tables.ts'

type Caller = Pick<Context, 'deps' | 'network'>
type Opening = (typeof openingTime.$inferSelect)['kind']

const rulesOf = ({ config }: Deps, kind: Opening): readonly OpeningRule[] =>
  kind === 'freeplay' ? config.limits.trials : config.limits.registrations

/** The longest time, in milliseconds, that one of the rules looks back. */
const longestOf = (rules: readonly OpeningRule[]) => Math.max(...rules.map(({ per }) => per))

/** Seconds until one more account of a kind may be opened from the network of a call; 0 where it may be now. */
export async function secondsUntilNextOpening({ deps, network }: Caller, kind: Opening): Promise<number> {
  const rules = rulesOf(deps, kind)
  const now = deps.clock.now().getTime()
  const since = new Date(now - longestOf(rules))
  const newest = await deps.db
    .select({ at: openingTime.at })
    .from(openingTime)
    .where(and(eq(openingTime.network, network), eq(openingTime.kind, kind), gt(openingTime.at, since)))
    .orderBy(desc(openingTime.at))
    .limit(Math.max(...rules.map(({ most }) => most)))
  const ends = rules.map(({ most, per }) => {
    const blocking = newest[most - 1]?.at.getTime()
    return blocking === undefined ? now : blocking + per
  })
  return Math.ceil((Math.max(now, ...ends) - now) / 1000)
}

/**
 * Counts the account that a transaction opens. Openings of one network wait for each other until the transaction ends, so that many at
 * once cannot exceed a limit.
 * @returns seconds to wait where the account is one too many; 0 where it was counted
 */
export async function countOpening(caller: Caller, kind: Opening): Promise<number> {
  const { deps, network } = caller
  const at = deps.clock.now()
  await deps.db
    .insert(openingNetwork)
    .values({ network, at })
    .onConflictDoUpdate({ target: openingNetwork.network, set: { at } })
  const wait = await secondsUntilNextOpening(caller, kind)
  if (!wait) await deps.db.insert(openingTime).values({ network, kind, at, id: deps.random.id() })
  return wait
}

/** Deletes what no rule looks back on any more. */
export async function sweepOpenings(deps: Deps): Promise<void> {
  const { trials, registrations } = deps.config.limits
  const before = new Date(deps.clock.now().getTime() - longestOf([...trials, ...registrations]))
  await deps.db.delete(openingTime).where(lte(openingTime.at, before))
  await deps.db.delete(openingNetwork).where(lte(openingNetwork.at, before))
}
