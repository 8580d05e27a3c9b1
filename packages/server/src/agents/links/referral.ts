import { referral } from '@baize/contract'
import { and, count, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { playerById, player } from '../../accounts/players/index.ts'
import { playerBinding } from '../../accounts/registration/index.ts'
import { Refusal } from '../../http/refusal.ts'
import { route, sessionOf } from '../../http/route.ts'
import { maskName } from '../../text/mask.ts'
import { dateRangeOf, mayInvite } from '../../system/index.ts'
import type { DateRange } from '../../system/index.ts'
import { registerAddress } from './links.ts'
import { pageWindow } from '../../http/paging.ts'
import { codeVisit } from './tables.ts'

const isWithin = (column: PgColumn, { from, until }: DateRange) =>
  and(from ? gte(column, from) : undefined, until ? lt(column, until) : undefined)

/**
 * The code and link by which a member invites, and the accounts they brought, the newest first
 * (MEM-48).
 * @throws Refusal FUNCTION_DISABLED where the site lets members invite nobody
 */
export const referralRoute = route(referral, async (asked, ctx) => {
  const { deps } = ctx
  const { db } = deps
  const who = await playerById(db, sessionOf(ctx).playerId)
  if (!who) throw new Refusal('NOT_LOGGED_IN')
  if (!(await mayInvite(deps, who.type))) throw new Refusal('FUNCTION_DISABLED')
  const days = await dateRangeOf(deps, asked)
  const { limit, offset, fields } = pageWindow(asked)
  const code = who.customerId
  const invited = and(
    eq(playerBinding.boundTo, who.id),
    inArray(playerBinding.boundBy, ['referralCode', 'recommenderId']),
    isWithin(player.registeredAt, days),
  )
  const ofBinding = eq(player.id, playerBinding.playerId)
  const invitees = await db
    .select({ account: player.account, registeredAt: player.registeredAt })
    .from(playerBinding)
    .innerJoin(player, ofBinding)
    .where(invited)
    .orderBy(desc(player.registeredAt), desc(player.id))
    .limit(limit)
    .offset(offset)
  const [registered] = await db
    .select({ accounts: count() })
    .from(playerBinding)
    .innerJoin(player, ofBinding)
    .where(invited)
  const [came] = await db
    .select({ visits: count() })
    .from(codeVisit)
    .where(and(eq(codeVisit.owner, who.id), eq(codeVisit.code, code), isWithin(codeVisit.at, days)))
  const total = registered?.accounts ?? 0
  return {
    code,
    link: await registerAddress(deps, 'referralCode', code),
    totals: { invited: came?.visits ?? 0, registered: total },
    invitees: invitees.map(one => ({
      account: maskName(one.account),
      registeredAt: one.registeredAt.toISOString(),
    })),
    ...fields(total),
  }
})
