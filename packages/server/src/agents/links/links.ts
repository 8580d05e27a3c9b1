import { popups, deleteRegisterLink, registerLinks } from '@baize/contract'
import type { Output } from '@baize/contract'
import { and, count, desc, eq, inArray, isNotNull, isNull, gt, or, sql } from 'drizzle-orm'
import { isUnexpired, affiliateCode, playerBinding } from '../../accounts/registration/index.ts'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { mainDomainOf, siteSetting } from '../../system/index.ts'
import { readSetting } from '../../db/settings.ts'
import { downlineTypeOf, agentOf } from '../tree/index.ts'
import { isUuid } from '../../random.ts'
import { pageWindow } from '../../http/paging.ts'
import type { PageRequest } from '../../http/paging.ts'
import { codeVisit } from './tables.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'

/** Links of one agent that may work at a time (AGT-24). */
export const maxActiveLinks = 20

export type StoredLink = typeof affiliateCode.$inferSelect
type Link = Output<typeof registerLinks>['content'][number]
interface LinkFigures {
  visits: number
  registrations: number
}

const ofAgent = (agentId: string) => and(eq(affiliateCode.playerId, agentId), isNotNull(affiliateCode.id))
const isWorking = (now: Date) =>
  and(isNull(affiliateCode.deletedAt), or(isNull(affiliateCode.expiresAt), gt(affiliateCode.expiresAt, now)))

/** How many links of an agent work now. */
export async function countActiveLinks({ db, clock }: Pick<Deps, 'db' | 'clock'>, agentId: string): Promise<number> {
  const [found] = await db
    .select({ links: count() })
    .from(affiliateCode)
    .where(and(ofAgent(agentId), isWorking(clock.now())))
  return found?.links ?? 0
}

/** A page of an agent's links, those that work first, the newest first; and how many there are. */
async function findLinks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  agentId: string,
  page: PageRequest,
): Promise<{ links: StoredLink[]; total: number }> {
  const { limit, offset } = pageWindow(page)
  const isOver = sql`not coalesce(${isWorking(clock.now())}, false)`
  const links = await db
    .select()
    .from(affiliateCode)
    .where(ofAgent(agentId))
    .orderBy(isOver, desc(affiliateCode.createdAt), desc(affiliateCode.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(affiliateCode).where(ofAgent(agentId))
  return { links, total: all?.total ?? 0 }
}

/**
 * Visits and registrations by codes of an agent; they stay when a link no longer works (AGT-24).
 */
async function figuresOf(db: Db, agentId: string, codes: string[]): Promise<(code: string) => LinkFigures> {
  if (!codes.length) return () => ({ visits: 0, registrations: 0 })
  const visits = await db
    .select({ code: codeVisit.code, times: count() })
    .from(codeVisit)
    .where(and(eq(codeVisit.owner, agentId), inArray(codeVisit.code, codes)))
    .groupBy(codeVisit.code)
  const registrations = await db
    .select({ code: playerBinding.code, times: count() })
    .from(playerBinding)
    .where(and(eq(playerBinding.boundTo, agentId), inArray(playerBinding.code, codes)))
    .groupBy(playerBinding.code)
  const timesIn = (counted: { code: string | null; times: number }[], code: string) =>
    counted.find(one => one.code === code)?.times ?? 0
  return code => ({ visits: timesIn(visits, code), registrations: timesIn(registrations, code) })
}

/** The address of the site that opens registration with a code. */
export async function registerAddress(
  deps: Deps,
  name: 'affiliateCode' | 'referralCode',
  code: string,
): Promise<string> {
  const main = mainDomainOf(deps.config, await readSetting(deps, siteSetting))
  const address = new URL(popups.register.path, /^https?:/.test(main) ? main : `https://${main}`)
  address.searchParams.set(name, code)
  return address.href
}

const stateOf = (link: StoredLink, now: Date): Link['state'] => {
  if (link.deletedAt) return 'deleted'
  return isUnexpired(link, now) ? 'active' : 'expired'
}

/** Links as their agent sees them. */
export async function shownLinks(deps: Deps, agentId: string, links: readonly StoredLink[]): Promise<Link[]> {
  const brought = await figuresOf(
    deps.db,
    agentId,
    links.map(({ code }) => code),
  )
  const now = deps.clock.now()
  const shown = async (link: StoredLink): Promise<Link> => ({
    id: link.id ?? '',
    code: link.code,
    url: await registerAddress(deps, 'affiliateCode', link.code),
    type: downlineTypeOf(link.opens),
    note: link.note,
    ...brought(link.code),
    createdAt: (link.createdAt ?? now).toISOString(),
    expiresAt: link.expiresAt?.toISOString() ?? null,
    state: stateOf(link, now),
  })
  return Promise.all(links.map(shown))
}

/** The links of the agent who asks, and of nobody else (AGT-24). */
export const registerLinksRoute = route(registerLinks, async (asked, ctx) => {
  const { deps } = ctx
  const { playerId } = agentOf(ctx)
  const { links, total } = await findLinks(deps, playerId, asked)
  return {
    content: await shownLinks(deps, playerId, links),
    active: await countActiveLinks(deps, playerId),
    activeMax: maxActiveLinks,
    ...pageWindow(asked).fields(total),
  }
})

/** Ends a link; one that has ended already is no error. */
export const deleteRegisterLinkRoute = route(deleteRegisterLink, async ({ id }, ctx) => {
  const { deps } = ctx
  const agent = agentOf(ctx)
  if (!isUuid(id)) throw new Refusal('NOT_FOUND')
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
