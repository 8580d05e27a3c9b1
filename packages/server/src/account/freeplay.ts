import { freeplay, trialTypes } from '@baize/contract'
import { and, asc, eq, gt } from 'drizzle-orm'
import { networkOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { enter } from './entry.ts'
import { openAccount } from './registration/open-account.ts'
import { sessionLife } from './session-life.ts'
import { auditEvent } from './tables.ts'

const hour = 3_600_000
const [trialType = 4] = trialTypes

/** A trial account with play money, for two hours (AUTH-49, AUTH-50). Its name has a hyphen, so no registration can ask for it. */
export const freeplayRoute = route(freeplay, async (_input, ctx) => {
  const { deps, site, ip } = ctx
  await refuseTooMany(ctx)
  const player = await openAccount(deps, {
    merchant: site.merchant,
    username: `trial-${deps.random.id().slice(-12)}`,
    type: trialType,
    passwordHash: null,
    what: 'freeplay',
    ip,
  })
  if (!player) throw new Error('Two trial accounts drew the same name')
  const token = await enter(ctx, deps.db, player, { life: sessionLife.trial })
  return {
    token,
    firstTimeLogin: true,
    passwordExpired: false,
    pending: false,
    account: player.account,
    type: player.type,
  }
})

/** @throws Refusal RATE_LIMITED with the seconds until the oldest trial of this address, or of its /64, is an hour old */
async function refuseTooMany({ deps, ip, network }: Pick<Context, 'deps' | 'ip' | 'network'>): Promise<void> {
  const { db, clock, config } = deps
  const now = clock.now().getTime()
  const isHere = network === ip ? eq(auditEvent.ip, ip) : undefined
  const recent = and(isHere, eq(auditEvent.what, 'freeplay'), gt(auditEvent.at, new Date(now - hour)))
  const all = await db.select().from(auditEvent).where(recent).orderBy(asc(auditEvent.at))
  const trials = all.filter(trial => networkOf(trial.ip ?? '') === network)
  const over = trials.length - config.limits.trialsPerHour
  const blocking = over >= 0 ? trials[over] : undefined
  if (blocking) throw new Refusal('RATE_LIMITED', null, { retryAfter: (blocking.at.getTime() + hour - now) / 1000 })
}
