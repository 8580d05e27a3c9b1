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
import { contractOf, isBusy, lockKind } from './queries.ts'
import { agentContract } from './tables.ts'
import type { StoredContract } from './tables.ts'
import { expireDueAgreements } from './lapse.ts'

interface Asking {
  playerId: string
  reason: string
  now: Date
}
interface Asked {
  what: AuditKind
  change: Partial<StoredContract> & { state: AgreementState }
}

/** What becomes of a contract that one of its parties wants to end; null where nothing can. */
async function wish(tx: Db, contract: StoredContract, { playerId, reason, now }: Asking): Promise<Asked | null> {
  const { state, upline, downline, kind, endAt } = contract
  if (state === 'WAITING' && upline === playerId)
    return { what: 'contract-withdrawn', change: { state: 'ENDED', reason, endReason: 'WITHDRAWN' } }
  if (state !== 'ACTIVE' || endAt) return null
  if (await isBusy(tx, downline, kind)) throw new Refusal('CONTRACT_WAITING')
  const change = { state: 'TERMINATION_WAITING', askedBy: playerId, askedAt: now, reason } as const
  return { what: 'contract-termination-asked', change }
}

/** Asks the other party to end a contract, or takes back an offer that nobody answered (CON-21). */
export const terminateRoute = route(askTermination, async ({ id, reason = '' }, ctx) => {
  const { deps } = ctx
  const { playerId, account } = agentOf(ctx)
  const now = deps.clock.now()
  await expireDueAgreements(deps.db, now, playerId)
  const found = await contractOf(deps.db, playerId, id)
  if (!found) throw new Refusal('NOT_FOUND')
  return inTransaction(deps.db, async tx => {
    await lockKind(tx, found.kind, [found.upline, found.downline])
    const contract = await contractOf(tx, playerId, id)
    const asked = contract && (await wish(tx, contract, { playerId, reason, now }))
    if (!asked) throw new Refusal('CONTRACT_ANSWERED')
    await tx.update(agentContract).set(asked.change).where(eq(agentContract.id, id))
    const facts = { ...factsOf(contract), state: asked.change.state }
    await audit(deps, tx, { ...auditOf(ctx, { id: playerId, account }), what: asked.what, after: facts })
    return { state: asked.change.state }
  })
})
