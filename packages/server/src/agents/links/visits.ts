import { createHmac } from 'node:crypto'
import { noteVisit } from '@baize/contract'
import type { Input } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { validAffiliateCode } from '../../accounts/registration/index.ts'
import { RateLimit } from '../../access/call-rates.ts'
import { player } from '../../accounts/players/index.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { storedSecret } from '../../verification/index.ts'
import { codeVisit } from './tables.ts'

const hour = 3_600_000
const told = new WeakMap<Deps, RateLimit>()

interface Invitation {
  owner: string
  code: string
}

/** Whose code somebody came by, by the kind of code (REG-27, REG-28). */
const owners: Readonly<
  Record<Input<typeof noteVisit>['kind'], (ctx: Context, code: string) => Promise<Invitation | null>>
> = {
  affiliateCode: async ({ deps, site, origin }, typed) => {
    const good = await validAffiliateCode(deps, site.merchant, typed, origin ? new URL(origin).hostname : '')
    return good && { owner: good.agent.id, code: good.code }
  },
  referralCode: async ({ deps, site }, typed) => {
    const isNumber = and(eq(player.merchant, site.merchant), eq(player.customerId, typed.trim()))
    const [found] = await deps.db.select({ id: player.id, code: player.customerId }).from(player).where(isNumber)
    return found ? { owner: found.id, code: found.code } : null
  },
}

/** Who comes by, as far as it is kept: the same tab at the same address is the same visitor, and nobody can be told from it. */
async function visitorOf({ deps, network }: Context, visit: string): Promise<string> {
  const key = await storedSecret(deps, 'visits')
  return createHmac('sha256', key).update(`${network}\n${visit}`).digest('base64url')
}

/** @throws Refusal RATE_LIMITED where a network tells of more visits than its people can make; of whose code they tell is all one */
function refuseTooMany({ deps, network }: Context): void {
  const { clock, config } = deps
  const limit = told.get(deps) ?? new RateLimit({ calls: config.limits.visitsPerHour, per: hour })
  told.set(deps, limit)
  const retryAfter = limit.take(network, clock.now().getTime())
  if (retryAfter) throw new Refusal('RATE_LIMITED', null, { retryAfter })
}

/** Notes a visit, each tab and address once (AGT-24). */
export const noteVisitRoute = route(noteVisit, async ({ kind, code, visit }, ctx) => {
  refuseTooMany(ctx)
  const invitation = await owners[kind](ctx, code)
  if (!invitation) return null
  const { db, clock } = ctx.deps
  const visitor = await visitorOf(ctx, visit)
  await db
    .insert(codeVisit)
    .values({ ...invitation, visitor, at: clock.now() })
    .onConflictDoNothing()
  return null
})
