import { addWithdrawalProof, receiptBytesMax, removeWithdrawalProof } from '@baize/contract'
import type { WithdrawalPartState } from '@baize/contract'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { addPicture, picturesOf, removePicture } from '../orders/index.ts'
import { cleanPicture } from '../pictures/index.ts'
import { withWithdrawal } from './change.ts'
import { receiveOwnDue } from './jobs.ts'
import { shownWithdrawal, withdrawalOf } from './view.ts'
import type { WholeWithdrawal } from './view.ts'

/** The states of a part in which proofs are added, and taken back: none vanishes from a dispute. */
const open = {
  add: ['disbursed', 'notReceived'],
  remove: ['disbursed'],
} as const satisfies Record<string, readonly WithdrawalPartState[]>

/** @throws Refusal NOT_FOUND where the player has no such part; ORDER_ENDED */
function requireOpen(whole: WholeWithdrawal | null, partNo: number | undefined, to: keyof typeof open) {
  const part = whole?.parts.find(each => each.partNo === partNo)
  if (!part) throw new Refusal('NOT_FOUND')
  if (!(open[to] as readonly string[]).includes(part.state)) throw new Refusal('ORDER_ENDED')
  return part
}

/** The withdrawal as it now is. */
async function shownNow({ deps, language }: Context, playerId: string, orderNo: string) {
  const whole = await withdrawalOf(deps.db, playerId, orderNo)
  if (!whole) throw new Error(`Withdrawal ${orderNo} is gone`)
  return shownWithdrawal(deps, whole, language)
}

/** Adds a picture that shows that a part has not arrived (WAL-21). */
export const addWithdrawalProofRoute = route(addWithdrawalProof, async ({ orderNo, partNo, name, ...sent }, ctx) => {
  const { deps } = ctx
  const { playerId } = sessionOf(ctx)
  await receiveOwnDue(deps, playerId)
  requireOpen(await withdrawalOf(deps.db, playerId, orderNo), partNo, 'add')
  deps.limits.require('receipts', playerId)
  const picture = await cleanPicture(sent.picture, { bytesMax: receiptBytesMax })
  await withWithdrawal(deps, { orderNo, playerId }, (inside, whole) =>
    addPicture(inside, requireOpen(whole, partNo, 'add'), { name, picture }),
  )
  return shownNow(ctx, playerId, orderNo)
})

/** Takes a picture back before the part is answered (WAL-21). */
export const removeWithdrawalProofRoute = route(removeWithdrawalProof, async ({ orderNo, proofId }, ctx) => {
  const { deps } = ctx
  const { playerId } = sessionOf(ctx)
  await receiveOwnDue(deps, playerId)
  const removed = await withWithdrawal(deps, { orderNo, playerId }, async ({ db }, whole) => {
    const proof = (await picturesOf(db, playerId, [orderNo])).get(orderNo)?.find(({ id }) => id === proofId)
    return removePicture(db, requireOpen(whole, proof?.partNo, 'remove'), proofId)
  })
  if (!removed) throw new Refusal('NOT_FOUND')
  return shownNow(ctx, playerId, orderNo)
})
