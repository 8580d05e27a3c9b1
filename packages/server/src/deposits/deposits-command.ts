import { fromMinor } from '@baize/contract'
import { and, asc, desc, eq } from 'drizzle-orm'
import { UsageError } from '../area.ts'
import type { Command } from '../area.ts'
import { playerById } from '../accounts/players/index.ts'
import { auditStaff } from '../audit-trail/index.ts'
import type { AuditKind } from '../audit-trail/index.ts'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { moneyOrder, typedUnits, writePictures } from '../orders/index.ts'
import { moveDeposit, withDeposit } from './change.ts'
import { creditDeposit, feeFor } from './credit.ts'
import { depositKind } from './kind.ts'
import { deposit } from './tables.ts'
import { selectDeposits, stateOf } from './view.ts'
import type { WholeDeposit } from './view.ts'

type Subject = (deps: Deps, words: readonly string[], by: string) => Promise<string[]>

/** Deposits that a list shows. */
const maxListed = 100

/** One line of a list; what people wrote is quoted, so that it stays one. */
async function lineOf(deps: Deps, whole: WholeDeposit): Promise<string> {
  const { order, deposit: own } = whole
  const money = (units: bigint) => `${fromMinor(units, order.currency)} ${order.currency}`
  const player = await playerById(deps.db, order.playerId)
  return [
    order.orderNo,
    order.createdAt.toISOString(),
    stateOf(whole).padEnd(10),
    (own.reason ?? '-').padEnd(12),
    own.methodId.padEnd(14),
    player?.account ?? order.playerId,
    `ordered ${money(order.amount)}`,
    ...(own.paid === null ? [] : [`paid ${money(own.paid)}`]),
    ...(own.claimedAt ? [`claimed ${own.claimedAt.toISOString()}`] : []),
    ...(own.payerName ? [`payer ${JSON.stringify(own.payerName)}`] : []),
    ...(own.remark ? [`remark ${JSON.stringify(own.remark)}`] : []),
    ...(own.proposed === null ? [] : [`${money(own.proposed)} proposed by ${own.proposedBy}`]),
  ].join('  ')
}

const linesOf = async (deps: Deps, all: readonly WholeDeposit[], none: string): Promise<string[]> => {
  const lines: string[] = []
  for (const whole of all) lines.push(await lineOf(deps, whole))
  return lines.length ? lines : [none]
}

const isDeposit = eq(moneyOrder.kind, depositKind.name)

const listWaiting: Subject = async deps =>
  linesOf(
    deps,
    await selectDeposits(deps.db)
      .where(and(isDeposit, eq(moneyOrder.state, 'processing')))
      .orderBy(asc(moneyOrder.updatedAt))
      .limit(maxListed),
    'No deposit waits.',
  )

const listAll: Subject = async deps =>
  linesOf(
    deps,
    await selectDeposits(deps.db).where(isDeposit).orderBy(desc(moneyOrder.createdAt)).limit(maxListed),
    'There are no deposits.',
  )

const unknown = (orderNo: string) => new UsageError(`There is no deposit "${orderNo}". "deposits all" lists them.`)

/** @throws UsageError where there is no deposit of this number */
async function foundDeposit(db: Db, orderNo: string): Promise<WholeDeposit> {
  const [found] = await selectDeposits(db).where(eq(deposit.orderNo, orderNo))
  if (!found) throw unknown(orderNo)
  return found
}

const show: Subject = async (deps, [orderNo = '']) => [await lineOf(deps, await foundDeposit(deps.db, orderNo))]

/** Writes the receipts of a deposit into a folder. */
const receipts: Subject = async (deps, [orderNo = '', folder = 'receipts'], by) => {
  const { order } = await foundDeposit(deps.db, orderNo)
  const lines = await writePictures(deps, order, { by, folder, what: 'deposit-receipts-written' })
  return lines.length ? lines : ['It has no receipts.']
}

/** @throws UsageError where staff have nothing to decide */
function requireOpen(whole: WholeDeposit): void {
  if (stateOf(whole) === 'success') throw new UsageError(`${whole.order.orderNo} has been credited.`)
}

/** The amount that is approved: what is said, else what has arrived, else what was ordered. */
function approvedAmount({ order, deposit: own }: WholeDeposit, word: string | undefined): bigint {
  if (word === undefined) return own.paid ?? order.amount
  const units = typedUnits(word, order.currency)
  if (!units) throw new UsageError(`"${word}" is no amount in ${order.currency}.`)
  return units
}

/**
 * Runs a decision of staff on a locked deposit, and notes it in the audit trail.
 * @throws UsageError where there is no such deposit, or nothing to decide
 */
async function decide(
  deps: Deps,
  by: string,
  orderNo: string,
  work: (deps: Deps, whole: WholeDeposit) => Promise<{ what: AuditKind; after: WholeDeposit; line: string }>,
): Promise<string[]> {
  const line = await withDeposit(deps, orderNo, async (inside, whole) => {
    requireOpen(whole)
    const { what, after, line: said } = await work(inside, whole)
    const facts = ({ order, deposit: own }: WholeDeposit) => ({
      state: order.state,
      proposed: own.proposed === null ? null : fromMinor(own.proposed, order.currency),
      credited: own.credited === null ? null : fromMinor(own.credited, order.currency),
    })
    const { playerId } = whole.order
    await auditStaff(inside, inside.db, by, {
      ...{ what, playerId, reason: orderNo },
      ...{ before: facts(whole), after: facts(after) },
    })
    return said
  })
  if (line === null) throw unknown(orderNo)
  return [line]
}

/**
 * Approves a deposit whose money staff have found: one person proposes an amount, another one
 * approves the same and it is credited.
 */
const approve: Subject = (deps, [orderNo = '', word], by) =>
  decide(deps, by, orderNo, async (inside, whole) => {
    const { order, deposit: own } = whole
    const amount = approvedAmount(whole, word)
    const fee = await feeFor(inside, whole, amount)
    const text = `${fromMinor(amount, order.currency)} ${order.currency}`
    if (amount <= fee) throw new UsageError(`${text} is not above the fee, ${fromMinor(fee, order.currency)}.`)
    const isSecond = own.proposed === amount && own.proposedBy !== null && own.proposedBy !== by
    if (isSecond) {
      const after = await creditDeposit(inside, whole, amount, fee, own.reason)
      const credited = fromMinor(amount - fee, order.currency)
      return { what: 'deposit-approved', after, line: `${orderNo} is credited with ${credited} ${order.currency}.` }
    }
    const [changed] = await inside.db
      .update(deposit)
      .set({ proposed: amount, proposedBy: by })
      .where(and(eq(deposit.playerId, own.playerId), eq(deposit.orderNo, orderNo)))
      .returning()
    const line = `${text} is proposed for ${orderNo}; another person of staff must approve the same amount.`
    return { what: 'deposit-proposed', after: { order, deposit: changed ?? own }, line }
  })

const reject: Subject = (deps, [orderNo = ''], by) =>
  decide(deps, by, orderNo, async (inside, whole) => {
    if (stateOf(whole) !== 'processing') throw new UsageError(`${orderNo} is ${stateOf(whole)}, so it does not wait.`)
    const change = { reason: 'rejected', askAt: null, proposed: null, proposedBy: null } as const
    const after = await moveDeposit(inside, whole, 'failed', change)
    return { what: 'deposit-rejected', after, line: `${orderNo} is rejected.` }
  })

const subjects: Readonly<Record<string, Subject>> = {
  waiting: listWaiting,
  all: listAll,
  show,
  receipts,
  approve,
  reject,
}

/** Staff's command for deposits. */
export const depositsCommand: Command = {
  usage: 'deposits [waiting | all | show ORDER | receipts ORDER [FOLDER] | approve ORDER [AMOUNT] | reject ORDER]',
  does: 'lists deposits that wait for staff, shows one, writes its receipts into a folder, credits it by two persons, or rejects it',
  run: async (deps, [word = 'waiting', ...rest], by) => {
    const subject = Object.hasOwn(subjects, word) ? subjects[word] : undefined
    if (!subject) throw new UsageError(`There is no subject "${word}".`)
    return { ok: true, lines: await subject(deps, rest, by) }
  },
}
