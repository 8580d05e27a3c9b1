import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { freeplay, trialTypes } from '@baize/contract'
import { networkOf } from '../../http/client-address.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import { auditEvent } from '../../audit-trail/index.ts'
import { trialNetwork } from './tables.ts'
import { route } from '../../http/route.ts'
import { startLoginSession } from '../login/index.ts'
import { openAccount } from './open-account.ts'
import { sessionLife } from '../sessions/index.ts'
import type { Deps } from '../../deps.ts'

/** Milliseconds for which a trial counts against the limit of its network (AUTH-50). */
const trialWindow = 3_600_000

type Caller = Pick<Context, 'deps' | 'ip' | 'network'>

/** @throws Refusal RATE_LIMITED with the seconds until the oldest trial of this address, or of its /64, is an hour old */
async function refuseTooManyTrials({ deps, ip, network }: Caller): Promise<void> {
  const { db, clock, config } = deps
  const now = clock.now().getTime()
  const isHere = network === ip ? eq(auditEvent.ip, ip) : undefined
  const recent = and(isHere, eq(auditEvent.what, 'freeplay'), gt(auditEvent.at, new Date(now - trialWindow)))
  const all = await db.select().from(auditEvent).where(recent).orderBy(asc(auditEvent.at))
  const trials = all.filter(trial => networkOf(trial.ip ?? '') === network)
  const over = trials.length - config.limits.trialsPerHour
  const blocking = over >= 0 ? trials[over] : undefined
  if (!blocking) return
  throw new Refusal('RATE_LIMITED', null, { retryAfter: (blocking.at.getTime() + trialWindow - now) / 1000 })
}

/**
 * Counts the trial that this transaction opens. The trials of one network wait for each other until it ends, so that many at once cannot
 * exceed the limit.
 * @throws Refusal RATE_LIMITED
 */
async function countTrial(caller: Caller): Promise<void> {
  const { deps, network } = caller
  const at = deps.clock.now()
  await deps.db
    .insert(trialNetwork)
    .values({ network, at })
    .onConflictDoUpdate({ target: trialNetwork.network, set: { at } })
  await refuseTooManyTrials(caller)
}

const [trialType = 4] = trialTypes

/** Opens a trial account with play money, for two hours (AUTH-49, AUTH-50). Its username has a hyphen, which no registration may have. */
export const freeplayRoute = route(freeplay, async (_input, ctx) => {
  const { deps, site, ip } = ctx
  await refuseTooManyTrials(ctx)
  const player = await openAccount(deps, {
    merchant: site.merchant,
    username: `trial-${deps.random.id().slice(-12)}`,
    type: trialType,
    passwordHash: null,
    what: 'freeplay',
    ip,
    also: tx => countTrial({ ...ctx, deps: { ...deps, db: tx } }),
  })
  if (!player) throw new Error('Two trial accounts drew the same name')
  const token = await startLoginSession(ctx, deps.db, player, { life: sessionLife.trial })
  return {
    token,
    firstTimeLogin: true,
    passwordExpired: false,
    pending: false,
    account: player.account,
    type: player.type,
  }
})

/** Deletes networks whose last trial no longer counts. */
export async function sweepTrials({ db, clock }: Deps): Promise<void> {
  await db.delete(trialNetwork).where(lt(trialNetwork.at, new Date(clock.now().getTime() - trialWindow)))
}
