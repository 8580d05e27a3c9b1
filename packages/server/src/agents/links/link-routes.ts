import { deleteRegisterLink, registerLinks } from '@baize/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { affiliateCode } from '../../accounts/registration/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { agentOf, isId } from '../tree/index.ts'
import { activeMax, countActive, findLinks, shownLinks } from './links.ts'
import { window } from '../../http/window.ts'

/** The links of the agent who asks, and of nobody else (AGT-24). */
export const registerLinksRoute = route(registerLinks, async (asked, ctx) => {
  const { deps } = ctx
  const { playerId } = agentOf(ctx)
  const { links, total } = await findLinks(deps, playerId, asked)
  return {
    content: await shownLinks(deps, playerId, links),
    active: await countActive(deps, playerId),
    activeMax,
    ...window(asked).fields(total),
  }
})

/** Ends a link; one that has ended already stays so. */
export const deleteRegisterLinkRoute = route(deleteRegisterLink, async ({ id }, ctx) => {
  const { deps } = ctx
  const agent = agentOf(ctx)
  if (!isId(id)) throw new Refusal('NOT_FOUND')
  const own = and(eq(affiliateCode.playerId, agent.playerId), eq(affiliateCode.id, id))
  await inTransaction(deps.db, async tx => {
    const [link] = await tx.select({ code: affiliateCode.code }).from(affiliateCode).where(own)
    if (!link) throw new Refusal('NOT_FOUND')
    const ended = await tx
      .update(affiliateCode)
      .set({ deletedAt: deps.clock.now() })
      .where(and(own, isNull(affiliateCode.deletedAt)))
      .returning({ code: affiliateCode.code })
    const who = { id: agent.playerId, account: agent.account }
    if (ended.length) await audit(deps, tx, { ...auditOf(ctx, who), what: 'link-deleted', before: { code: link.code } })
  })
  return null
})
