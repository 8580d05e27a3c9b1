import { createRegisterLink, plainText } from '@baize/contract'
import type { Input } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { affiliateCode } from '../../accounts/registration/index.ts'
import { lockPlayer } from '../../accounts/players/index.ts'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Random } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context, SessionInfo } from '../../http/route.ts'
import { dateRangeOf } from '../../system/index.ts'
import { agentOf, accountTypeFor } from '../tree/index.ts'
import { maxActiveLinks, countActiveLinks, shownLinks } from './links.ts'
import type { StoredLink } from './links.ts'

type CreateRegisterLinkInput = Input<typeof createRegisterLink>

/** Letters and digits that are not mistaken for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const newCode = (random: Random): string =>
  Array.from({ length: 8 }, () => alphabet[random.below(alphabet.length)]).join('')

/** The moment at which a link's last day ends. @throws Refusal FIELD_INVALID where it has passed */
async function endOf({ deps }: Context, day: string | undefined): Promise<Date | null> {
  const { until } = await dateRangeOf(deps, { to: day })
  if (until && until <= deps.clock.now()) throw new Refusal('FIELD_INVALID', { fields: { expiresOn: 'past' } })
  return until
}

/**
 * The link that the same call made before.
 * @throws Refusal TX_CONFLICT where the key was used for another one
 */
async function madeBefore(
  tx: Db,
  agentId: string,
  asked: CreateRegisterLinkInput,
  expiresAt: Date | null,
): Promise<StoredLink | null> {
  const byKey = and(eq(affiliateCode.playerId, agentId), eq(affiliateCode.key, asked.idempotencyKey))
  const [earlier] = await tx.select().from(affiliateCode).where(byKey)
  if (!earlier) return null
  const isSame =
    earlier.opens === accountTypeFor[asked.type] &&
    earlier.note === plainText(asked.note ?? '') &&
    earlier.expiresAt?.getTime() === expiresAt?.getTime()
  if (!isSame) throw new Refusal('TX_CONFLICT')
  return earlier
}

/**
 * Locks the agent's row, so that links are made one after the other and never too many work at a
 * time.
 * @throws Refusal LINKS_FULL
 */
async function makeLink(ctx: Context, tx: Db, agent: SessionInfo, asked: CreateRegisterLinkInput): Promise<StoredLink> {
  const { clock, random } = ctx.deps
  const { playerId } = agent
  const expiresAt = await endOf({ ...ctx, deps: { ...ctx.deps, db: tx } }, asked.expiresOn)
  await lockPlayer(tx, playerId)
  const before = await madeBefore(tx, playerId, asked, expiresAt)
  if (before) return before
  if ((await countActiveLinks({ db: tx, clock }, playerId)) >= maxActiveLinks)
    throw new Refusal('LINKS_FULL', { max: maxActiveLinks }, { params: { max: maxActiveLinks } })
  const [link] = await tx
    .insert(affiliateCode)
    .values({
      merchant: ctx.site.merchant,
      code: newCode(random),
      playerId,
      id: random.id(),
      opens: accountTypeFor[asked.type],
      note: plainText(asked.note ?? ''),
      key: asked.idempotencyKey,
      createdAt: clock.now(),
      expiresAt,
    })
    .returning()
  if (!link) throw new Error('A link was not stored')
  const who = { id: playerId, account: agent.account }
  await audit(ctx.deps, tx, { ...auditOf(ctx, who), what: 'link-made', after: { code: link.code, type: asked.type } })
  return link
}

/** Makes a register link (AGT-24). */
export const createRegisterLinkRoute = route(createRegisterLink, async (asked, ctx) => {
  const agent = agentOf(ctx)
  const link = await inTransaction(ctx.deps.db, tx => makeLink(ctx, tx, agent, asked))
  const [shown] = await shownLinks(ctx.deps, agent.playerId, [link])
  if (!shown) throw new Error('A link that was made is not shown')
  return shown
})
