import { cancelWithdrawal, confirmWithdrawal, plainText, withdrawalRemarkMax } from '@baize/contract'
import type { WithdrawalAnswer } from '@baize/contract'
import type { Player } from '../accounts/players/index.ts'
import { playerOfSession } from '../accounts/security/index.ts'
import { audit, auditOf } from '../audit-trail/index.ts'
import type { AuditEntry } from '../audit-trail/index.ts'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { countPictures } from '../orders/index.ts'
import { answerPart, moveWithdrawal, withWithdrawal } from './change.ts'
import { receiveOwnDue } from './jobs.ts'
import { partAnswers } from './kind.ts'
import { withdrawalsSetting } from './setting.ts'
import type { StoredPart } from './tables.ts'
import { shownWithdrawal, stateOf } from './view.ts'
import type { WholeWithdrawal } from './view.ts'

/**
 * Work on a withdrawal of the player who asks, and its note in the audit trail.
 * @throws Refusal NOT_FOUND
 */
async function withOwnWithdrawal(
  ctx: Context,
  who: Player,
  orderNo: string,
  event: Pick<AuditEntry, 'what' | 'after'>,
  work: (deps: Deps, whole: WholeWithdrawal) => Promise<WholeWithdrawal>,
): Promise<WholeWithdrawal> {
  await receiveOwnDue(ctx.deps, who.id)
  const changed = await withWithdrawal(ctx.deps, { orderNo, playerId: who.id }, async (deps, whole) => {
    const after = await work(deps, whole)
    const facts = { before: { state: stateOf(whole) }, after: { state: stateOf(after), ...event.after } }
    await audit(deps, deps.db, { ...auditOf(ctx, who), ...event, reason: orderNo, ...facts })
    return after
  })
  if (!changed) throw new Refusal('NOT_FOUND')
  return changed
}

/** Cancels a withdrawal that is pending, where the site lets members (API-103). */
export const cancelWithdrawalRoute = route(cancelWithdrawal, async ({ orderNo }, ctx) => {
  const { deps, language } = ctx
  const who = await playerOfSession(ctx)
  const { reversible } = await readSetting(deps, withdrawalsSetting)
  const after = await withOwnWithdrawal(ctx, who, orderNo, { what: 'withdrawal-cancelled' }, async (inside, whole) => {
    if (!reversible) throw new Refusal('REVERSAL_OFF')
    if (stateOf(whole) !== 'pending') throw new Refusal('ORDER_ENDED')
    return moveWithdrawal(inside, whole, 'cancelled')
  })
  return shownWithdrawal(deps, after, language)
})

const remarkProblem = (remark: string): string | null => {
  if (!remark) return 'empty'
  return !remark.isWellFormed() || [...remark].length > withdrawalRemarkMax ? 'length' : null
}

/**
 * @throws Refusal FIELD_INVALID where a part that has not arrived has no picture, or no remark
 *   (WAL-27)
 */
async function requireProof({ db }: Deps, part: StoredPart, remark: string): Promise<void> {
  const wrongRemark = remarkProblem(remark)
  const isBare = !(await countPictures(db, part))
  if (wrongRemark || isBare)
    throw new Refusal('FIELD_INVALID', {
      fields: { ...(wrongRemark && { remark: wrongRemark }), ...(isBare && { proofs: 'empty' }) },
    })
}

/** Whether a member can answer a part so. */
const canAnswer = ({ state }: StoredPart, answer: WithdrawalAnswer): boolean =>
  (partAnswers[answer].from as readonly string[]).includes(state)

/** Answers a part (WAL-20 to WAL-22, API-104). */
export const confirmWithdrawalRoute = route(confirmWithdrawal, async ({ orderNo, partNo, result, ...input }, ctx) => {
  const { deps, language } = ctx
  const who = await playerOfSession(ctx)
  const remark = plainText(input.remark ?? '')
  const event = { what: 'withdrawal-answered', after: { part: partNo, answer: result } } as const
  const after = await withOwnWithdrawal(ctx, who, orderNo, event, async (inside, whole) => {
    const part = whole.parts.find(each => each.partNo === partNo)
    if (!part) throw new Refusal('NOT_FOUND')
    if (!canAnswer(part, result)) throw new Refusal('ORDER_ENDED')
    if (result === 'notReceived') await requireProof(inside, part, remark)
    const answered = await answerPart(inside, whole, partNo, result, result === 'notReceived' ? { remark } : {})
    if (!answered) throw new Refusal('ORDER_ENDED')
    return answered
  })
  return shownWithdrawal(deps, after, language)
})
