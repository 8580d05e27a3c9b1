import { handover, logout, memberInfo } from '@baize/contract'
import { Refusal } from '../../http/refusal.ts'
import { route, sessionOf } from '../../http/route.ts'
import { currencyOf } from '../../wallet/index.ts'
import { symbolOf } from '../../text/currency-symbol.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { makeHandover } from './handovers.ts'
import { avatarOf, playerById } from '../players/index.ts'
import { endSession, sessionById } from './sessions.ts'

/**
 * A logout on the site also ends the sessions on partners' pages, because the site does not know
 * which of them are open (docs/decisions/007).
 */
export const logoutRoute = route(logout, async ({ alone }, ctx) => {
  const { id, playerId, account, reach, pending } = sessionOf(ctx)
  const isFromSite = reach === 'full' && !pending && alone === undefined
  await endSession(ctx.deps.db, playerId, id, { withPartners: isFromSite })
  await audit(ctx.deps, ctx.deps.db, { ...auditOf(ctx, { id: playerId, account }), what: 'logout' })
  return null
})

export const handoverRoute = route(handover, async (_input, ctx) => {
  const session = sessionOf(ctx)
  const { account, playerId } = session
  const code = await makeHandover(ctx.deps, session)
  await audit(ctx.deps, ctx.deps.db, { ...auditOf(ctx, { id: playerId, account }), what: 'handover' })
  return { code }
})

export const memberInfoRoute = route(memberInfo, async (_input, ctx) => {
  const { db } = ctx.deps
  const { id, playerId, reach, token } = sessionOf(ctx)
  const player = await playerById(db, playerId)
  const session = await sessionById(db, playerId, id)
  // The session ended during the call.
  if (!player || !session) throw new Refusal('NOT_LOGGED_IN')
  const { account, nickname, type, customerId, vipRank } = player
  const currency = currencyOf(ctx.deps, type)
  return {
    id: playerId,
    account,
    nickname,
    type,
    customerId,
    currency,
    currencySymbol: symbolOf(currency),
    vipLabel: `VIP ${vipRank}`,
    vipRank,
    avatar: await avatarOf(db, playerId),
    reach,
    lastLoginAt: session.previousLoginAt?.toISOString() ?? null,
    ...(token ? { token } : {}),
  }
})
