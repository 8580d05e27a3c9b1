import { processEndpoints } from '@baize/contract'
import type { AgreementKind, AgreementState, Input, Output, RequestType } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { checkPaymentPassword, hasPaymentPassword } from '../../accounts/passwords/index.ts'
import { agentOf } from '../tree/index.ts'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { route, sessionOf } from '../../http/route.ts'
import type { Context, Route } from '../../http/route.ts'
import { affectedShown } from './party-names.ts'
import { planOf, siteOffset } from './consequences.ts'
import type { Plan } from './consequences.ts'
import { contractOf, lockKind, heldBy } from './queries.ts'
import { agentContract } from './tables.ts'
import type { StoredContract } from './tables.ts'
import { expireDueAgreements } from './lapse.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import type { AuditKind } from '../../audit-trail/index.ts'
import { cut } from './end-agreements.ts'
import { factsOf, noteEnded } from './audit-facts.ts'

interface Deciding {
  ctx: Context
  contract: StoredContract
  plan: Plan
  reason: string
  now: Date
}
type Change = Partial<StoredContract> & Pick<StoredContract, 'state'>
/** Does what belongs to a decision, and says what becomes of the contract itself. */
type Decision = (tx: Db, deciding: Deciding) => Promise<Change>

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
const acceptOffer: Decision = async (tx, deciding) => {
  const { contract, plan, now } = deciding
  await endBelow(tx, deciding)
  const before = await heldBy(tx, [contract.downline], [contract.kind])
  await cut(tx, before, { now, from: plan.from, why: 'REPLACED' })
  await note(tx, deciding, 'contract-accepted', 'ACTIVE')
  return { state: 'ACTIVE', startAt: plan.from }
}

const rejectOffer: Decision = async (tx, deciding) => {
  await note(tx, deciding, 'contract-rejected', 'REJECTED')
  return { state: 'REJECTED', reason: deciding.reason }
}

const acceptTermination: Decision = async (tx, deciding) => {
  await endBelow(tx, deciding)
  await note(tx, deciding, 'contract-accepted', 'ENDED')
  return { state: 'ENDED', askedBy: null, endAt: deciding.plan.from, endReason: 'TERMINATED' }
}

/** A contract that somebody wanted to end stays in force where the other one does not want it (CON-21). */
const rejectTermination: Decision = async (tx, deciding) => {
  await note(tx, deciding, 'contract-rejected', 'ACTIVE')
  return { state: 'ACTIVE', askedBy: null, reason: deciding.reason }
}

type Answer = Input<(typeof processEndpoints)[AgreementKind]>
type Answered = Output<(typeof processEndpoints)[AgreementKind]>

/** Whose turn it is, by what is asked (CON-04). */
const isAsked: Readonly<Record<RequestType, (contract: StoredContract, playerId: string) => boolean>> = {
  new: ({ state, downline }, playerId) => state === 'WAITING' && downline === playerId,
  termination: ({ state, askedBy }, playerId) => state === 'TERMINATION_WAITING' && askedBy !== playerId,
}

const decisions: Readonly<Record<RequestType, Record<Answer['decision'], Decision>>> = {
  new: { accept: acceptOffer, reject: rejectOffer },
  termination: { accept: acceptTermination, reject: rejectTermination },
}

/** @throws Refusal NOT_FOUND where it is none of theirs, CONTRACT_ANSWERED where nobody waits for them any more */
async function askedContract(db: Db, kind: AgreementKind, input: Answer, playerId: string): Promise<StoredContract> {
  const contract = await contractOf(db, playerId, input.contractId)
  if (contract?.kind !== kind) throw new Refusal('NOT_FOUND')
  if (!isAsked[input.requestType](contract, playerId)) throw new Refusal('CONTRACT_ANSWERED')
  return contract
}

const shown = (
  state: AgreementState,
  plan: Plan | null,
  affectedDownlines: Answered['affectedDownlines'],
): Answered => ({
  state,
  affectedDownlines,
  startAt: plan && state === 'ACTIVE' ? plan.from.toISOString() : null,
})

/**
 * Accepts or rejects what waits. Where contracts below stand in the way, they are named first and nothing is decided; who then agrees ends
 * them with it (CON-05 to CON-07).
 */
async function answer(kind: AgreementKind, input: Answer, ctx: Context): Promise<Answered> {
  const { deps } = ctx
  const { playerId } = agentOf(ctx)
  const { decision, requestType, confirmDownlineTermination: confirmed, reason = '' } = input
  const now = deps.clock.now()
  const offset = await siteOffset(deps)
  const accepts = decision === 'accept'
  const plan = async (db: Db, contract: StoredContract): Promise<Plan> => {
    if (!accepts) return { from: now, affected: [] }
    const planned = await planOf(db, contract, now, offset)
    if (!planned) throw new Refusal('CONTRACT_BLOCKED')
    return planned
  }
  const undecided = async (contract: StoredContract, plan: Plan) =>
    shown(contract.state, null, await affectedShown(deps.db, contract, plan.affected, playerId))

  await expireDueAgreements(deps.db, now, playerId)
  const asked = await askedContract(deps.db, kind, input, playerId)
  const first = await plan(deps.db, asked)
  if (first.affected.length && !confirmed) return undecided(asked, first)
  if (accepts && (await hasPaymentPassword(deps.db, playerId)))
    await checkPaymentPassword(ctx, playerId, input.paymentPassword ?? '')

  const decided = await inTransaction(deps.db, async tx => {
    await lockKind(tx, kind, [asked.upline, asked.downline])
    const contract = await askedContract(tx, kind, input, playerId)
    const planned = await plan(tx, contract)
    if (planned.affected.length && !confirmed) return { contract, planned, state: null }
    const change = await decisions[requestType][decision](tx, { ctx, contract, plan: planned, reason, now })
    await tx.update(agentContract).set(change).where(eq(agentContract.id, contract.id))
    return { contract, planned, state: change.state }
  })
  const { contract, planned, state } = decided
  if (!state) return undecided(contract, planned)
  return shown(state, planned, await affectedShown(deps.db, contract, planned.affected, playerId))
}

const routeOf = (kind: AgreementKind): Route => route(processEndpoints[kind], (input, ctx) => answer(kind, input, ctx))

/** One call per kind, under the name that the specification gives it (CON-12 to CON-15). */
export const answerRoutes: Route[] = (Object.keys(processEndpoints) as AgreementKind[]).map(routeOf)
