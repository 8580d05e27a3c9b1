import { agentTypes, offerContract } from '@baize/contract'
import type { Input } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { storedUsernameOf, playerByAccount } from '../../accounts/players/index.ts'
import type { Player } from '../../accounts/players/index.ts'
import { agentOf, depthBelow } from '../tree/index.ts'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { currencyOf } from '../../wallet/index.ts'
import { factsOf } from './audit-facts.ts'
import { offerableFrom } from './terms/offerable-rate.ts'
import { periodStart } from './terms/periods.ts'
import { siteOffset } from './consequences.ts'
import { heldBy, hasWaitingRequest, lockAgreements } from './queries.ts'
import { agentAgreement } from './tables.ts'
import type { StoredAgreement } from './tables.ts'
import { requireRate, termsOf } from './terms/check-terms.ts'
import type { Terms } from './terms/check-terms.ts'
import { expireDueAgreements } from './lapse.ts'

type OfferInput = Input<typeof offerContract>

/**
 * The agent directly below who is named. An account that stands elsewhere and one that does not
 * exist get the same answer.
 * @throws Refusal NOT_DOWNLINE
 */
async function downlineOf({ deps, site }: Context, agentId: string, account: string): Promise<Player> {
  const named = await playerByAccount(deps.db, site.merchant, storedUsernameOf(account))
  const depth = named && (await depthBelow(deps.db, agentId, named.id))
  if (!named || depth !== 1 || named.disabled || !agentTypes.includes(named.type)) throw new Refusal('NOT_DOWNLINE')
  return named
}

/** The offer that an agent sent under a key before; null where the key is new. */
async function sentBefore(db: Db, upline: string, offerKey: string): Promise<StoredAgreement | null> {
  const [row] = await db
    .select()
    .from(agentAgreement)
    .where(and(eq(agentAgreement.upline, upline), eq(agentAgreement.offerKey, offerKey)))
  return row ?? null
}

const isSame = (sent: StoredAgreement, downline: string, { kind, period }: OfferInput, { tiers }: Terms): boolean => {
  const asked = [downline, kind, period, tiers.map(tier => [tier.activeMembers, tier.periodBets, tier.rate])]
  const before = [
    sent.downline,
    sent.kind,
    sent.period,
    sent.tiers.map(tier => [tier.activeMembers, tier.periodBets, tier.rate]),
  ]
  return JSON.stringify(asked) === JSON.stringify(before)
}

/**
 * An agent offers at most the own rate (CON-22).
 * @throws Refusal CONTRACT_NONE, or CONTRACT_RATE with the rate that is allowed
 */
async function requireOwnRate(
  tx: Db,
  agentId: string,
  { kind, period }: OfferInput,
  terms: Terms,
  at: { now: Date; offset: number },
) {
  const own = offerableFrom(await heldBy(tx, [agentId], [kind]), periodStart(period, at.now, at.offset))
  if (!own) throw new Refusal('CONTRACT_NONE')
  requireRate(terms, own.rate)
}

/**
 * Offers an agreement to an agent directly below (CON-02, CON-20). The same key again answers as it
 * did and offers nothing.
 */
export const offerRoute = route(offerContract, async (input, ctx) => {
  const { deps } = ctx
  const { playerId, type, account } = agentOf(ctx)
  const terms = termsOf(input.tiers, currencyOf(deps, type))
  const downline = await downlineOf(ctx, playerId, input.account)
  const now = deps.clock.now()
  const offset = await siteOffset(deps)
  return inTransaction(deps.db, async tx => {
    await lockAgreements(tx, input.kind, [playerId, downline.id])
    const sent = await sentBefore(tx, playerId, input.idempotencyKey)
    if (sent && !isSame(sent, downline.id, input, terms)) throw new Refusal('TX_CONFLICT')
    if (sent) return { contractId: sent.id, state: 'WAITING' }
    await expireDueAgreements(tx, now, downline.id)
    await requireOwnRate(tx, playerId, input, terms, { now, offset })
    if (await hasWaitingRequest(tx, downline.id, input.kind)) throw new Refusal('CONTRACT_WAITING')
    const { kind, period, idempotencyKey: offerKey } = input
    const id = deps.random.id()
    const values = {
      ...terms,
      id,
      kind,
      period,
      offerKey,
      downline: downline.id,
      upline: playerId,
      offeredAt: now,
      askedAt: now,
    }
    const [row] = await tx
      .insert(agentAgreement)
      .values({ ...values, state: 'WAITING' })
      .onConflictDoNothing()
      .returning()
    if (!row) throw new Refusal('CONTRACT_WAITING')
    const facts = { ...factsOf(row), to: downline.id }
    await audit(deps, tx, { ...auditOf(ctx, { id: playerId, account }), what: 'contract-offered', after: facts })
    return { contractId: id, state: row.state }
  })
})
