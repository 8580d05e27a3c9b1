import { fromMinor, minute } from '@baize/contract'
import type { WithdrawalState } from '@baize/contract'
import { lockPlayer } from '../accounts/players/index.ts'
import { securityDelayEnd } from '../accounts/security/index.ts'
import { UsageError } from '../area.ts'
import { auditStaff } from '../audit-trail/index.ts'
import type { AuditFacts, AuditKind } from '../audit-trail/index.ts'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { typedUnits } from '../orders/index.ts'
import { answerPart, isPart, moveWithdrawal, withWithdrawal } from './change.ts'
import { withdrawalsSetting } from './setting.ts'
import { withdrawalPart } from './tables.ts'
import type { StoredPart } from './tables.ts'
import { notifyOrderOwner } from './notify-owner.ts'
import { netOf, receivedOf, stateOf } from './view.ts'
import type { WholeWithdrawal } from './view.ts'

/** What staff say of one withdrawal: its number and further words, and who says it. */
export type StaffAct = (deps: Deps, words: readonly string[], by: string) => Promise<string[]>

/** Letters of a reason, and of the name of a payment. */
const wordsMax = 300

export const unknownWithdrawal = (orderNo: string) =>
  new UsageError(`There is no withdrawal "${orderNo}". "withdrawals all" lists them.`)

/** @throws UsageError where nothing is said, or too much */
function saidWords(words: readonly string[], what: string): string {
  const said = words.join(' ').trim()
  if (!said || said.length > wordsMax) throw new UsageError(`Say the ${what}, in up to ${wordsMax} letters.`)
  return said
}

/** @throws UsageError where a withdrawal is in another state */
function requireState(whole: WholeWithdrawal, ...states: readonly WithdrawalState[]): void {
  const state = stateOf(whole)
  if (!states.includes(state)) throw new UsageError(`${whole.order.orderNo} is ${state}, not ${states.join(' or ')}.`)
}

/** @throws UsageError where there is no such part */
function namedPart({ order, parts }: WholeWithdrawal, word = ''): StoredPart {
  const part = parts.find(({ partNo }) => String(partNo) === word)
  if (!part) throw new UsageError(`${order.orderNo} has no part "${word}".`)
  return part
}

/**
 * Requires that no security delay holds the player's money back, also one that began after the
 * order: whoever took the account over may have placed it.
 * @throws UsageError with the end of the delay
 */
async function requireUndelayed({ db, clock }: Deps, { order }: WholeWithdrawal): Promise<void> {
  await lockPlayer(db, order.playerId)
  const until = await securityDelayEnd({ db, clock }, order.playerId)
  if (until)
    throw new UsageError(
      `The security of this account was changed. ${order.orderNo} waits for the security delay until ${until.toISOString()}.`,
    )
}

const unitsText = ({ order }: WholeWithdrawal, units: bigint) => `${fromMinor(units, order.currency)} ${order.currency}`

/** What the audit trail says of a withdrawal: never the number of an account. */
function factsOf(whole: WholeWithdrawal): AuditFacts {
  const last = whole.parts.at(-1)
  return {
    state: stateOf(whole),
    received: fromMinor(receivedOf(whole), whole.order.currency),
    reviewedBy: whole.withdrawal.reviewedBy,
    ...(last && {
      part: last.partNo,
      amount: fromMinor(last.amount, whole.order.currency),
      partState: last.state,
      proposedBy: last.proposedBy,
    }),
    reason: last?.reason ?? whole.withdrawal.reason,
  }
}

/** What an act of staff did. */
interface Act {
  what: AuditKind
  after: WholeWithdrawal
  line: string
}

/**
 * An act of staff on a locked withdrawal, and its event in the audit trail.
 * @param work - is told the words after the number of the order
 */
const act =
  (work: (deps: Deps, whole: WholeWithdrawal, words: readonly string[], by: string) => Promise<Act>): StaffAct =>
  async (deps, [orderNo = '', ...words], by) => {
    const line = await withWithdrawal(deps, { orderNo }, async (inside, whole) => {
      const { what, after, line: said } = await work(inside, whole, words, by)
      const { playerId } = whole.order
      const facts = { before: factsOf(whole), after: factsOf(after) }
      await auditStaff(inside, inside.db, by, { what, playerId, reason: orderNo, ...facts })
      return said
    })
    if (line === null) throw unknownWithdrawal(orderNo)
    return [line]
  }

export const begin = act(async (deps, whole, _, by) => {
  requireState(whole, 'pending')
  const after = await moveWithdrawal(deps, whole, 'reviewing', { reviewedBy: by })
  return { what: 'withdrawal-begun', after, line: `${whole.order.orderNo} is reviewed; another person approves it.` }
})

/** Approves what another person has reviewed. */
export const approve = act(async (deps, whole, _, by) => {
  requireState(whole, 'reviewing')
  const { orderNo } = whole.order
  if (whole.withdrawal.reviewedBy === by)
    throw new UsageError(`You have reviewed ${orderNo}; another person of staff must approve it.`)
  await requireUndelayed(deps, whole)
  const after = await moveWithdrawal(deps, whole, 'approved')
  await notifyOrderOwner(deps, after, 'withdrawalApproved')
  return {
    what: 'withdrawal-approved',
    after,
    line: `${orderNo} is approved: ${unitsText(after, netOf(after))} to send.`,
  }
})

/** Rejects a withdrawal of which nothing has arrived; its money can be spent again. */
export const reject = act(async (deps, whole, words) => {
  requireState(whole, 'pending', 'reviewing', 'approved')
  const { orderNo } = whole.order
  if (receivedOf(whole) > 0n) throw new UsageError(`A part of ${orderNo} has arrived, so it cannot be rejected.`)
  const reason = saidWords(words, 'reason')
  const after = await moveWithdrawal(deps, whole, 'rejected', { reason })
  await notifyOrderOwner(deps, after, 'withdrawalRejected', { reason })
  return { what: 'withdrawal-rejected', after, line: `${orderNo} is rejected.` }
})

/** Notes that a part is sent. The next one can be sent when this one is answered. */
export const send = act(async (deps, whole, [amountWord = '', ...words]) => {
  requireState(whole, 'approved')
  await requireUndelayed(deps, whole)
  const { playerId, orderNo, currency } = whole.order
  const amount = typedUnits(amountWord, currency)
  if (!amount) throw new UsageError(`"${amountWord}" is no amount in ${currency}.`)
  const left = netOf(whole) - receivedOf(whole)
  if (amount > left) throw new UsageError(`${unitsText(whole, left)} of ${orderNo} is left to send.`)
  const reference = saidWords(words, 'reference of the payment')
  const { claimMinutes } = await readSetting(deps, withdrawalsSetting)
  const sentAt = deps.clock.now()
  const deadline = new Date(sentAt.getTime() + claimMinutes * minute)
  const named = { playerId, orderNo, partNo: whole.parts.length + 1 }
  const [part] = await deps.db
    .insert(withdrawalPart)
    .values({ ...named, amount, state: 'disbursed', reference, sentAt, deadline })
    .returning()
  if (!part) throw new Error(`No part of ${orderNo} was added`)
  const after = await moveWithdrawal(deps, { ...whole, parts: [...whole.parts, part] }, 'disbursed')
  await notifyOrderOwner(deps, after, 'withdrawalSent', { part })
  return {
    what: 'withdrawal-sent',
    after,
    line: `Part ${part.partNo} of ${orderNo}: ${unitsText(after, amount)} sent.`,
  }
})

/** What becomes of a part that staff settle, and what its owner is told. */
const settlements = { arrived: 'withdrawalArrived', returned: 'withdrawalReturned' } as const

/** Settles a part: it has arrived after all, or has come back and is sent again. */
export const settle = act(async (deps, whole, [partWord, result = '', ...words]) => {
  const part = namedPart(whole, partWord)
  if (result !== 'arrived' && result !== 'returned') throw new UsageError(`Say arrived or returned, not "${result}".`)
  const reason = saidWords(words, 'reason')
  const after = await answerPart(deps, whole, part.partNo, result, { reason })
  if (!after) throw new UsageError(`Part ${part.partNo} is ${part.state}, so it cannot be ${result}.`)
  await notifyOrderOwner(deps, after, settlements[result], { part, reason })
  const line = `Part ${part.partNo} of ${whole.order.orderNo} is ${result}; the withdrawal is ${stateOf(after)}.`
  return { what: 'withdrawal-settled', after, line }
})

/** Forces the receipt of a part in dispute: one person proposes it, another one does (WAL-28). */
export const force = act(async (deps, whole, [partWord, ...words], by) => {
  const part = namedPart(whole, partWord)
  const reason = saidWords(words, 'reason')
  const { orderNo } = whole.order
  if (part.state !== 'notReceived')
    throw new UsageError(`Part ${part.partNo} is ${part.state}, so it is in no dispute.`)
  if (part.proposedBy === null || part.proposedBy === by) {
    const proposed = { ...part, proposedBy: by, reason }
    await deps.db.update(withdrawalPart).set({ proposedBy: by, reason }).where(isPart(part))
    const after = { ...whole, parts: whole.parts.map(each => (each === part ? proposed : each)) }
    const line = `Part ${part.partNo} of ${orderNo} is proposed to be forced; another person of staff must say so, too.`
    return { what: 'withdrawal-force-proposed', after, line }
  }
  const after = await answerPart(deps, whole, part.partNo, 'forced', { reason })
  if (!after) throw new Error(`Part ${part.partNo} of ${orderNo} was not forced`)
  await notifyOrderOwner(deps, after, 'withdrawalForced', { part })
  const line = `Part ${part.partNo} of ${orderNo} is forced; the withdrawal is ${stateOf(after)}.`
  return { what: 'withdrawal-forced', after, line }
})
