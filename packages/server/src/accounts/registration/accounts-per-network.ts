import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Context } from '../../http/route.ts'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { maxWindowOf } from '../../limits/limiter.ts'
import { openingNetwork, openingTime } from './tables.ts'

type Caller = Pick<Context, 'deps' | 'network'>
type AccountKind = (typeof openingTime.$inferSelect)['kind']

/** The limit of each kind of account. */
const limitOf = { freeplay: 'trials', register: 'registrations' } as const satisfies Record<AccountKind, string>

/**
 * Requires that one more account of a kind may be opened from the network of a call.
 * @throws Refusal of the limit
 */
export const requireAccountLimit = ({ deps, network }: Caller, kind: AccountKind, db: Db = deps.db): Promise<void> =>
  deps.limits.requireCount(limitOf[kind], async (since, max) => {
    const newest = await db
      .select({ at: openingTime.at })
      .from(openingTime)
      .where(and(eq(openingTime.network, network), eq(openingTime.kind, kind), gt(openingTime.at, since)))
      .orderBy(desc(openingTime.at))
      .limit(max)
    return newest.map(({ at }) => at)
  })

/**
 * Counts the account that a transaction opens. Openings of one network wait for each other until
 * the transaction ends, so that many at once cannot exceed a limit.
 * @throws Refusal of the limit where the account is one too many
 */
export async function countNewAccount(caller: Caller, kind: AccountKind, tx: Db): Promise<void> {
  const { deps, network } = caller
  const at = deps.clock.now()
  await tx
    .insert(openingNetwork)
    .values({ network, at })
    .onConflictDoUpdate({ target: openingNetwork.network, set: { at } })
  await requireAccountLimit(caller, kind, tx)
  await tx.insert(openingTime).values({ network, kind, at, id: deps.random.id() })
}

/** Deletes what no rule looks back on any more. */
export async function sweepAccountCounts(deps: Deps): Promise<void> {
  const { trials, registrations } = deps.config.limits
  const before = new Date(deps.clock.now().getTime() - maxWindowOf([trials, ...registrations]))
  await deps.db.delete(openingTime).where(lte(openingTime.at, before))
  await deps.db.delete(openingNetwork).where(lte(openingNetwork.at, before))
}
