import { audit, auditOf } from '../../audit-trail/index.ts'
import type { AuditKind } from '../../audit-trail/index.ts'
import { sessionOf } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import type { Db } from '../../db/open.ts'
import { cut } from './end-agreements.ts'
import { factsOf, noteEnded } from './audit-facts.ts'
import type { Plan } from './acceptance.ts'
import { heldBy } from './queries.ts'
import type { StoredContract } from './tables.ts'

interface Deciding {
  ctx: Context
  contract: StoredContract
  plan: Plan
  reason: string
  now: Date
}
type Change = Partial<StoredContract> & Pick<StoredContract, 'state'>
/** Does what belongs to a decision, and says what becomes of the contract itself. */
export type Decision = (tx: Db, deciding: Deciding) => Promise<Change>

const note = (tx: Db, { ctx, contract }: Deciding, what: AuditKind, after: string) => {
  const { playerId: id, account } = sessionOf(ctx)
  const facts = { ...factsOf(contract), state: after }
  return audit(ctx.deps, tx, {
    ...auditOf(ctx, { id, account }),
    what,
    before: { state: contract.state },
    after: facts,
  })
}

/** What stands in the way below ends at the same moment, and those it belongs to can read why. */
async function endBelow(tx: Db, { ctx, plan, now }: Deciding): Promise<void> {
  const { affected, from } = plan
  await cut(
    tx,
    affected.map(({ contract }) => contract),
    { now, from, why: 'ABOVE_UPLINE' },
  )
  await noteEnded(ctx.deps, tx, affected, from, auditOf(ctx, null))
}

/** The new contract counts from its beginning on; the one of before ends there (CON-07, CON-20). */
export const acceptOffer: Decision = async (tx, deciding) => {
  const { contract, plan, now } = deciding
  await endBelow(tx, deciding)
  const before = await heldBy(tx, [contract.downline], [contract.kind])
  await cut(tx, before, { now, from: plan.from, why: 'REPLACED' })
  await note(tx, deciding, 'contract-accepted', 'ACTIVE')
  return { state: 'ACTIVE', startAt: plan.from }
}

export const rejectOffer: Decision = async (tx, deciding) => {
  await note(tx, deciding, 'contract-rejected', 'REJECTED')
  return { state: 'REJECTED', reason: deciding.reason }
}

export const acceptTermination: Decision = async (tx, deciding) => {
  await endBelow(tx, deciding)
  await note(tx, deciding, 'contract-accepted', 'ENDED')
  return { state: 'ENDED', askedBy: null, endAt: deciding.plan.from, endReason: 'TERMINATED' }
}

/** A contract that somebody wanted to end stays in force where the other one does not want it (CON-21). */
export const rejectTermination: Decision = async (tx, deciding) => {
  await note(tx, deciding, 'contract-rejected', 'ACTIVE')
  return { state: 'ACTIVE', askedBy: null, reason: deciding.reason }
}
