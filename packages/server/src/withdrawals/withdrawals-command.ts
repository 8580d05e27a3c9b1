import { fromMinor } from '@baize/contract'
import type { WithdrawalState } from '@baize/contract'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { playerById } from '../accounts/players/index.ts'
import { UsageError } from '../area.ts'
import type { Command } from '../area.ts'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { moneyOrder, writePictures } from '../orders/index.ts'
import { withdrawalKind } from './kind.ts'
import { approve, begin, force, reject, send, settle, unknownWithdrawal } from './staff-acts.ts'
import type { StaffAct } from './staff-acts.ts'
import { withdrawal } from './tables.ts'
import { netOf, receivedOf, selectWithdrawals, stateOf, withParts } from './view.ts'
import type { WholeWithdrawal } from './view.ts'

/** Withdrawals that a list shows. */
const maxListed = 100

/** The states in which staff have something to do. */
const waitingStates: readonly WithdrawalState[] = ['pending', 'reviewing', 'approved', 'notReceived']

const quoted = (name: string, text: string | null) => (text ? [`${name} ${JSON.stringify(text)}`] : [])

/** One line of a list; what people wrote is quoted, so that it stays one. */
async function lineOf({ db }: Deps, whole: WholeWithdrawal): Promise<string> {
  const { order, withdrawal: own } = whole
  const text = (units: bigint) => fromMinor(units, order.currency)
  const player = await playerById(db, order.playerId)
  return [
    order.orderNo,
    order.createdAt.toISOString(),
    stateOf(whole).padEnd(12),
    own.providerId.padEnd(14),
    player?.account ?? order.playerId,
    `amount ${text(order.amount)} ${order.currency}`,
    `net ${text(netOf(whole))}`,
    `received ${text(receivedOf(whole))}`,
    ...(own.reviewedBy ? [`reviewed by ${own.reviewedBy}`] : []),
    ...quoted('reason', own.reason),
  ].join('  ')
}

const partLines = ({ order, parts }: WholeWithdrawal): string[] =>
  parts.map(part =>
    [
      `part ${part.partNo}`,
      part.state.padEnd(12),
      `${fromMinor(part.amount, order.currency)} ${order.currency}`,
      `sent ${part.sentAt.toISOString()}`,
      ...(part.state === 'disbursed' ? [`counts as received ${part.deadline.toISOString()}`] : []),
      ...quoted('reference', part.reference),
      ...quoted('remark', part.remark),
      ...quoted('reason', part.reason),
      ...(part.proposedBy ? [`to be forced, says ${part.proposedBy}`] : []),
    ].join('  '),
  )

async function linesOf(deps: Deps, all: readonly WholeWithdrawal[], none: string): Promise<string[]> {
  const lines: string[] = []
  for (const whole of all) lines.push(await lineOf(deps, whole))
  return lines.length ? lines : [none]
}

const isWithdrawal = eq(moneyOrder.kind, withdrawalKind.name)

const listWaiting: StaffAct = async deps => {
  const placed = await selectWithdrawals(deps.db)
    .where(and(isWithdrawal, inArray(moneyOrder.state, [...waitingStates])))
    .orderBy(asc(moneyOrder.updatedAt))
    .limit(maxListed)
  return linesOf(deps, await withParts(deps.db, placed), 'No withdrawal waits.')
}

const listAll: StaffAct = async deps => {
  const placed = await selectWithdrawals(deps.db)
    .where(isWithdrawal)
    .orderBy(desc(moneyOrder.createdAt))
    .limit(maxListed)
  return linesOf(deps, await withParts(deps.db, placed), 'There are no withdrawals.')
}

/** @throws UsageError where there is no withdrawal of this number */
async function foundWithdrawal(db: Db, orderNo: string): Promise<WholeWithdrawal> {
  const [found] = await withParts(db, await selectWithdrawals(db).where(eq(withdrawal.orderNo, orderNo)))
  if (!found) throw unknownWithdrawal(orderNo)
  return found
}

/** One withdrawal with the account in full, which staff pay to, and its parts. */
const show: StaffAct = async (deps, [orderNo = '']) => {
  const whole = await foundWithdrawal(deps.db, orderNo)
  const { kind, providerId, number, holder } = whole.withdrawal
  const to = ['to', kind, providerId, JSON.stringify(number), 'of', JSON.stringify(holder)].join(' ')
  return [await lineOf(deps, whole), to, ...partLines(whole)]
}

/** Writes the proofs of a withdrawal into a folder. */
const proofs: StaffAct = async (deps, [orderNo = '', folder = 'proofs'], by) => {
  const { order } = await foundWithdrawal(deps.db, orderNo)
  const lines = await writePictures(deps, order, { by, folder, what: 'withdrawal-proofs-written' })
  return lines.length ? lines : ['It has no proofs.']
}

const subjects: Readonly<Record<string, StaffAct>> = {
  waiting: listWaiting,
  all: listAll,
  show,
  begin,
  approve,
  reject,
  send,
  settle,
  force,
  proofs,
}

/** Staff's command for withdrawals. */
export const withdrawalsCommand: Command = {
  usage:
    'withdrawals [waiting | all | show ORDER | begin ORDER | approve ORDER | reject ORDER REASON… | send ORDER AMOUNT REFERENCE… | settle ORDER PART arrived|returned REASON… | force ORDER PART REASON… | proofs ORDER [FOLDER]]',
  does: 'lists withdrawals that wait for staff, shows one and where it goes, reviews, approves or rejects it, notes what was sent of it, and settles what has not arrived',
  run: async (deps, [word = 'waiting', ...rest], by) => {
    const subject = Object.hasOwn(subjects, word) ? subjects[word] : undefined
    if (!subject) throw new UsageError(`There is no subject "${word}".`)
    return { ok: true, lines: await subject(deps, rest, by) }
  },
}
