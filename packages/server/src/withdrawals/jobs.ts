import { minute } from '@baize/contract'
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { audit } from '../audit-trail/index.ts'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { answerPart, isPart, withWithdrawal } from './change.ts'
import { withdrawalsSetting } from './setting.ts'
import { withdrawalPart } from './tables.ts'
import type { StoredPart } from './tables.ts'
import { notifyOrderOwner } from './notify-owner.ts'
import { stateOf } from './view.ts'
import type { WholeWithdrawal } from './view.ts'

/**
 * Runs work on every part that waits for an answer and meets a condition, each in a transaction
 * that has locked its withdrawal. One that fails is reported, and keeps none of the others back.
 */
async function eachWaitingPart(
  deps: Deps,
  which: SQL | undefined,
  work: (deps: Deps, whole: WholeWithdrawal, part: StoredPart) => Promise<void>,
): Promise<void> {
  const { playerId, orderNo, partNo, deadline, state } = withdrawalPart
  const due = await deps.db
    .select({ playerId, orderNo, partNo })
    .from(withdrawalPart)
    .where(and(eq(state, 'disbursed'), which))
    .orderBy(asc(deadline))
  for (const found of due)
    try {
      await withWithdrawal(deps, found, async (inside, whole) => {
        const part = whole.parts.find(each => each.partNo === found.partNo)
        if (part?.state === 'disbursed') await work(inside, whole, part)
      })
    } catch (error) {
      deps.report(error, { withdrawal: found.orderNo })
    }
}

/** Lets parts count as received that nobody has answered in time (WAL-23). */
export const receiveDue = (deps: Deps, which?: SQL): Promise<void> =>
  eachWaitingPart(deps, and(lte(withdrawalPart.deadline, deps.clock.now()), which), async (inside, whole, part) => {
    const after = await answerPart(inside, whole, part.partNo, 'autoReceived')
    if (!after) throw new Error('A part that waits was not answered')
    const { playerId, orderNo: reason } = part
    const facts = { before: { state: stateOf(whole) }, after: { state: stateOf(after), part: part.partNo } }
    const byNobody = { account: null, ip: null }
    await audit(inside, inside.db, { ...byNobody, what: 'withdrawal-auto-received', playerId, reason, ...facts })
    await notifyOrderOwner(inside, after, 'withdrawalAuto', { part })
  })

/** The same for the parts of one player: no call waits for the job. */
export const receiveOwnDue = (deps: Deps, playerId: string): Promise<void> =>
  receiveDue(deps, eq(withdrawalPart.playerId, playerId))

/** Reminds owners once of parts that are about to count as received (WAL-24). */
export async function remindOwners(deps: Deps): Promise<void> {
  const { reminderMinutes } = await readSetting(deps, withdrawalsSetting)
  const now = deps.clock.now()
  const soon = new Date(now.getTime() + reminderMinutes * minute)
  const { deadline, remindedAt } = withdrawalPart
  const which = and(isNull(remindedAt), gt(deadline, now), lte(deadline, soon))
  await eachWaitingPart(deps, which, async (inside, whole, part) => {
    if (part.remindedAt) return
    await inside.db.update(withdrawalPart).set({ remindedAt: now }).where(isPart(part))
    await notifyOrderOwner(inside, whole, 'withdrawalReminder', { part })
  })
}
