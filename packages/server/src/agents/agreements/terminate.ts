import { askTermination } from '@baize/contract'
import type { AgreementState } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { audit, auditOf } from '../../audit-trail/index.ts'
import type { AuditKind } from '../../audit-trail/index.ts'
import { agentOf } from '../tree/index.ts'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { factsOf } from './audit-facts.ts'
import { agreementOf, hasWaitingRequest, lockAgreements } from './queries.ts'
import { agentAgreement } from './tables.ts'
import type { StoredAgreement } from './tables.ts'
import { expireDueAgreements } from './lapse.ts'

interface TerminationRequest {
  playerId: string
  reason: string
  now: Date
}
interface RequestedChange {
  what: AuditKind
  change: Partial<StoredAgreement> & { state: AgreementState }
}

/**
 * The change of an agreement that one of its parties wants to end; null where it cannot be ended.
 */
async function requestedChange(
  tx: Db,
  agreement: StoredAgreement,
  { playerId, reason, now }: TerminationRequest,
): Promise<RequestedChange | null> {
  const { state, upline, downline, kind, endAt } = agreement
  if (state === 'WAITING' && upline === playerId)
    return { what: 'contract-withdrawn', change: { state: 'ENDED', reason, endReason: 'WITHDRAWN' } }
  if (state !== 'ACTIVE' || endAt) return null
  if (await hasWaitingRequest(tx, downline, kind)) throw new Refusal('CONTRACT_WAITING')
  const asked = { askedBy: playerId, askedAt: now, reason, terminationAnswer: null }
  const change = { ...asked, state: 'TERMINATION_WAITING' } as const
  return { what: 'contract-termination-asked', change }
}

/**
 * Asks the other party to end an agreement, or withdraws an offer that nobody answered (CON-21).
 */
export const terminateRoute = route(askTermination, async ({ id, reason = '' }, ctx) => {
  const { deps } = ctx
  const { playerId, account } = agentOf(ctx)
  const now = deps.clock.now()
  await expireDueAgreements(deps.db, now, playerId)
  const found = await agreementOf(deps.db, playerId, id)
  if (!found) throw new Refusal('NOT_FOUND')
  return inTransaction(deps.db, async tx => {
    await lockAgreements(tx, found.kind, [found.upline, found.downline])
    const agreement = await agreementOf(tx, playerId, id)
    const asked = agreement && (await requestedChange(tx, agreement, { playerId, reason, now }))
    if (!asked) throw new Refusal('CONTRACT_ANSWERED')
    await tx.update(agentAgreement).set(asked.change).where(eq(agentAgreement.id, id))
    const facts = { ...factsOf(agreement), state: asked.change.state }
    await audit(deps, tx, { ...auditOf(ctx, { id: playerId, account }), what: asked.what, after: facts })
    return { state: asked.change.state }
  })
})
