import { processEndpoints, standingOf } from '@baize/contract'
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
import { consequencesOf, siteOffset } from './consequences.ts'
import type { Consequences } from './consequences.ts'
import { agreementOf, lockAgreements, heldBy } from './queries.ts'
import { agentAgreement } from './tables.ts'
import type { StoredAgreement } from './tables.ts'
import { expireDueAgreements } from './lapse.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import type { AuditKind } from '../../audit-trail/index.ts'
import { endAgreements } from './end-agreements.ts'
import { newsFor } from './news.ts'
import { factsOf, noteEnded } from './audit-facts.ts'

interface DecisionInput {
  ctx: Context
  agreement: StoredAgreement
  consequences: Consequences
  reason: string
  now: Date
}
type AgreementChange = Partial<StoredAgreement> & Pick<StoredAgreement, 'state'>
/** Carries a decision out, and returns the change of the agreement itself. */
type Decision = (tx: Db, deciding: DecisionInput) => Promise<AgreementChange>

const note = (tx: Db, { ctx, agreement }: DecisionInput, what: AuditKind, after: string) => {
  const { playerId: id, account } = sessionOf(ctx)
  const facts = { ...factsOf(agreement), state: after }
  return audit(ctx.deps, tx, {
    ...auditOf(ctx, { id, account }),
    what,
    before: { state: agreement.state },
    after: facts,
  })
}

/**
 * Ends the agreements below that cannot go on, at the same moment, with the reason for those who
 * hold them (CON-07).
 */
async function endBelow(tx: Db, { ctx, consequences, now }: DecisionInput): Promise<void> {
  const { affected, from } = consequences
  await endAgreements(
    tx,
    affected.map(({ agreement }) => agreement),
    { now, from, why: 'ABOVE_UPLINE' },
  )
  await noteEnded(ctx.deps, tx, affected, from, auditOf(ctx, null))
}

/**
 * The new agreement is in force from its beginning on, and the one before it ends there (CON-07,
 * CON-20).
 */
const acceptOffer: Decision = async (tx, deciding) => {
  const { agreement, consequences, now } = deciding
  await endBelow(tx, deciding)
  const before = await heldBy(tx, [agreement.downline], [agreement.kind])
  await endAgreements(tx, before, { now, from: consequences.from, why: 'REPLACED' })
  await note(tx, deciding, 'contract-accepted', 'ACTIVE')
  return { state: 'ACTIVE', startAt: consequences.from }
}

const rejectOffer: Decision = async (tx, deciding) => {
  await note(tx, deciding, 'contract-rejected', 'REJECTED')
  return { state: 'REJECTED', reason: deciding.reason, uplineNews: true }
}

const acceptTermination: Decision = async (tx, deciding) => {
  await endBelow(tx, deciding)
  await note(tx, deciding, 'contract-accepted', 'ENDED')
  const news = newsFor(deciding.agreement, deciding.agreement.askedBy)
  return { ...news, state: 'ENDED', askedBy: null, endAt: deciding.consequences.from, endReason: 'TERMINATED' }
}

/** An agreement stays in force where one party wants to end it and the other does not (CON-21). */
const rejectTermination: Decision = async (tx, deciding) => {
  await note(tx, deciding, 'contract-rejected', 'ACTIVE')
  const { agreement, reason } = deciding
  const news = newsFor(agreement, agreement.askedBy)
  return { ...news, state: 'ACTIVE', askedBy: null, reason, terminationAnswer: 'REJECTED' }
}

type AnswerInput = Input<(typeof processEndpoints)[AgreementKind]>
type AnswerReply = Output<(typeof processEndpoints)[AgreementKind]>

/** Whether a request waits for the answer of this player, by its type (CON-04). */
const isAsked: Readonly<Record<RequestType, (agreement: StoredAgreement, playerId: string) => boolean>> = {
  new: ({ state, downline }, playerId) => state === 'WAITING' && downline === playerId,
  termination: ({ state, askedBy }, playerId) => state === 'TERMINATION_WAITING' && askedBy !== playerId,
}

const decisions: Readonly<Record<RequestType, Record<AnswerInput['decision'], Decision>>> = {
  new: { accept: acceptOffer, reject: rejectOffer },
  termination: { accept: acceptTermination, reject: rejectTermination },
}

/**
 * The agreement that waits for an answer.
 * @throws Refusal NOT_FOUND for one of other parties, CONTRACT_LAPSED for an offer that lapsed,
 *   CONTRACT_ANSWERED where no answer is waited for
 */
async function requestedAgreement(
  db: Db,
  kind: AgreementKind,
  input: AnswerInput,
  playerId: string,
): Promise<StoredAgreement> {
  const agreement = await agreementOf(db, playerId, input.contractId)
  if (agreement?.kind !== kind) throw new Refusal('NOT_FOUND')
  if (standingOf(agreement) === 'LAPSED') throw new Refusal('CONTRACT_LAPSED')
  if (!isAsked[input.requestType](agreement, playerId)) throw new Refusal('CONTRACT_ANSWERED')
  return agreement
}

const shownAnswer = (
  state: AgreementState,
  consequences: Consequences | null,
  affectedDownlines: AnswerReply['affectedDownlines'],
): AnswerReply => ({
  state,
  affectedDownlines,
  startAt: consequences && state === 'ACTIVE' ? consequences.from.toISOString() : null,
})

/**
 * Accepts or rejects a request. Where agreements below could not go on, they are named first and
 * nothing is decided; a caller who then confirms ends them with the answer (CON-05 to CON-07).
 */
async function answer(kind: AgreementKind, input: AnswerInput, ctx: Context): Promise<AnswerReply> {
  const { deps } = ctx
  const { playerId } = agentOf(ctx)
  const { decision, requestType, confirmDownlineTermination: confirmed, reason = '' } = input
  const now = deps.clock.now()
  const offset = await siteOffset(deps)
  const accepts = decision === 'accept'
  const consequences = async (db: Db, agreement: StoredAgreement): Promise<Consequences> => {
    if (!accepts) return { from: now, affected: [] }
    const found = await consequencesOf(db, agreement, now, offset)
    if (!found) throw new Refusal('CONTRACT_BLOCKED')
    return found
  }
  const undecided = async (agreement: StoredAgreement, { affected }: Consequences) =>
    shownAnswer(agreement.state, null, await affectedShown(deps.db, agreement, affected, playerId))

  await expireDueAgreements(deps.db, now, playerId)
  const asked = await requestedAgreement(deps.db, kind, input, playerId)
  const first = await consequences(deps.db, asked)
  if (first.affected.length && !confirmed) return undecided(asked, first)
  if (accepts && (await hasPaymentPassword(deps.db, playerId)))
    await checkPaymentPassword(ctx, playerId, input.paymentPassword ?? '')

  const decided = await inTransaction(deps.db, async tx => {
    await lockAgreements(tx, kind, [asked.upline, asked.downline])
    const agreement = await requestedAgreement(tx, kind, input, playerId)
    const found = await consequences(tx, agreement)
    if (found.affected.length && !confirmed) return { agreement, found, state: null }
    const change = await decisions[requestType][decision](tx, { ctx, agreement, consequences: found, reason, now })
    await tx.update(agentAgreement).set(change).where(eq(agentAgreement.id, agreement.id))
    return { agreement, found, state: change.state }
  })
  const { agreement, found, state } = decided
  if (!state) return undecided(agreement, found)
  return shownAnswer(state, found, await affectedShown(deps.db, agreement, found.affected, playerId))
}

const routeOf = (kind: AgreementKind): Route => route(processEndpoints[kind], (input, ctx) => answer(kind, input, ctx))

/** One call per kind, under the path that the specification gives it (CON-12 to CON-15). */
export const answerRoutes: Route[] = (Object.keys(processEndpoints) as AgreementKind[]).map(routeOf)
