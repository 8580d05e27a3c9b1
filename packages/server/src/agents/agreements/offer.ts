import { agentTypes, offerContract } from '@baize/contract'
import type { Input } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { accountOf, playerByAccount } from '../../accounts/players/index.ts'
import type { Player } from '../../accounts/players/index.ts'
import { agentOf, depthBelow } from '../tree/index.ts'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { currencyOf } from '../../wallet/index.ts'
import { factsOf } from './audit-facts.ts'
import { stretchFrom } from './terms/offerable-rate.ts'
import { periodStart } from './terms/periods.ts'
import { siteOffset } from './consequences.ts'
import { heldBy, isBusy, lockKind } from './queries.ts'
import { agentContract } from './tables.ts'
import type { StoredContract } from './tables.ts'
import { requireRate, termsOf } from './terms/check-terms.ts'
import type { Terms } from './terms/check-terms.ts'
import { expireDueAgreements } from './lapse.ts'

type Offered = Input<typeof offerContract>

/**
 * The agent directly below who is named. Whoever is not there, and whoever does not exist, gets the same answer.
 * @throws Refusal NOT_DOWNLINE
 */
async function downlineOf({ deps, site }: Context, agentId: string, account: string): Promise<Player> {
  const named = await playerByAccount(deps.db, site.merchant, accountOf(account))
  const depth = named && (await depthBelow(deps.db, agentId, named.id))
  if (!named || depth !== 1 || named.disabled || !agentTypes.includes(named.type)) throw new Refusal('NOT_DOWNLINE')
  return named
}

/** What an agent has sent under a key before; null where it is a new one. */
async function sentBefore(db: Db, upline: string, offerKey: string): Promise<StoredContract | null> {
  const [row] = await db
    .select()
    .from(agentContract)
    .where(and(eq(agentContract.upline, upline), eq(agentContract.offerKey, offerKey)))
  return row ?? null
}

const isSame = (sent: StoredContract, downline: string, { kind, period }: Offered, { tiers }: Terms): boolean => {
  const said = [downline, kind, period, tiers.map(tier => [tier.activeMembers, tier.periodBets, tier.rate])]
  const before = [
    sent.downline,
    sent.kind,
    sent.period,
    sent.tiers.map(tier => [tier.activeMembers, tier.periodBets, tier.rate]),
  ]
  return JSON.stringify(said) === JSON.stringify(before)
}

/** @throws Refusal CONTRACT_NONE, or CONTRACT_RATE with the rate that is allowed */
async function requireOwn(
  tx: Db,
  agentId: string,
  { kind, period }: Offered,
  terms: Terms,
  at: { now: Date; offset: number },
) {
  const own = stretchFrom(await heldBy(tx, [agentId], [kind]), periodStart(period, at.now, at.offset))
  if (!own) throw new Refusal('CONTRACT_NONE')
  requireRate(terms, own.rate)
}

/** Offers a contract to an agent directly below (CON-02, CON-20). The same key again answers as it did and offers nothing. */
export const offerRoute = route(offerContract, async (input, ctx) => {
  const { deps } = ctx
  const { playerId, type, account } = agentOf(ctx)
  const terms = termsOf(input.tiers, currencyOf(deps, type))
  const downline = await downlineOf(ctx, playerId, input.account)
  const now = deps.clock.now()
  const offset = await siteOffset(deps)
  return inTransaction(deps.db, async tx => {
    await lockKind(tx, input.kind, [playerId, downline.id])
    const sent = await sentBefore(tx, playerId, input.idempotencyKey)
    if (sent && !isSame(sent, downline.id, input, terms)) throw new Refusal('TX_CONFLICT')
    if (sent) return { contractId: sent.id, state: 'WAITING' }
    await expireDueAgreements(tx, now, downline.id)
    await requireOwn(tx, playerId, input, terms, { now, offset })
    if (await isBusy(tx, downline.id, input.kind)) throw new Refusal('CONTRACT_WAITING')
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
      .insert(agentContract)
      .values({ ...values, state: 'WAITING' })
      .onConflictDoNothing()
      .returning()
    if (!row) throw new Refusal('CONTRACT_WAITING')
    const facts = { ...factsOf(row), to: downline.id }
    await audit(deps, tx, { ...auditOf(ctx, { id: playerId, account }), what: 'contract-offered', after: facts })
    return { contractId: id, state: row.state }
  })
})
