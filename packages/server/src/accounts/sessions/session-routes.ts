import { handover, logout } from '@baize/contract'
import { route, sessionOf } from '../../http/route.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { makeHandover } from './handovers.ts'
import { endSession } from './sessions.ts'

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
