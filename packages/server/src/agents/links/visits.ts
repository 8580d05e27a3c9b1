import { createHmac } from 'node:crypto'
import { noteVisit, plainText } from '@baize/contract'
import type { Input } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { validAffiliateCode } from '../../accounts/registration/index.ts'
import { player } from '../../accounts/players/index.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { storedSecret } from '../../verification/index.ts'
import { mayInvite } from '../../system/index.ts'
import { codeVisit } from './tables.ts'

interface CodeOwner {
  owner: string
  code: string
}

/** Finds the owner of a code who may invite, by the kind of code (REG-27, REG-28). */
const ownerOfCode: Readonly<
  Record<Input<typeof noteVisit>['kind'], (ctx: Context, code: string) => Promise<CodeOwner | null>>
> = {
  affiliateCode: async ({ deps, site, origin }, typed) => {
    const good = await validAffiliateCode(deps, site.merchant, typed, origin ? new URL(origin).hostname : '')
    return good && { owner: good.agent.id, code: good.code }
  },
  referralCode: async ({ deps, site }, typed) => {
    const isNumber = and(eq(player.merchant, site.merchant), eq(player.customerId, plainText(typed)))
    const { id, customerId, type } = player
    const [found] = await deps.db.select({ id, code: customerId, type }).from(player).where(isNumber)
    return found && (await mayInvite(deps, found.type)) ? { owner: found.id, code: found.code } : null
  },
}

/**
 * A hash that is the same for the same tab at the same address, and from which neither can be read.
 */
async function visitorOf({ deps, network }: Context, visit: string): Promise<string> {
  const key = await storedSecret(deps, 'visits')
  return createHmac('sha256', key).update(`${network}\n${visit}`).digest('base64url')
}

/** Notes a visit, each tab and address once (AGT-24). */
export const noteVisitRoute = route(noteVisit, async ({ kind, code, visit }, ctx) => {
  // Of whichever code: a network that reports more visits than its people can make is refused.
  ctx.deps.limits.require('visits', ctx.network)
  const invitation = await ownerOfCode[kind](ctx, code)
  if (!invitation) return null
  const { db, clock } = ctx.deps
  const visitor = await visitorOf(ctx, visit)
  await db
    .insert(codeVisit)
    .values({ ...invitation, visitor, at: clock.now() })
    .onConflictDoNothing()
  return null
})
