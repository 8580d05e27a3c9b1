import { addDepositReceipt, receiptBytesMax, removeDepositReceipt } from '@baize/contract'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { addPicture, removePicture } from '../orders/index.ts'
import { cleanPicture } from '../pictures/index.ts'
import { withDeposit } from './change.ts'
import { canBeClaimed, depositOf, shownDeposit } from './view.ts'
import type { WholeDeposit } from './view.ts'

/** @throws Refusal NOT_FOUND where it is not the player's; ORDER_ENDED */
function requireOwnOpen(whole: WholeDeposit | null, playerId: string): WholeDeposit {
  if (whole?.order.playerId !== playerId) throw new Refusal('NOT_FOUND')
  if (!canBeClaimed(whole)) throw new Refusal('ORDER_ENDED')
  return whole
}

/** The deposit as it now is. */
async function shownNow({ deps, language }: Context, playerId: string, orderNo: string) {
  const whole = await depositOf(deps.db, playerId, orderNo)
  if (!whole) throw new Error(`Deposit ${orderNo} is gone`)
  return { order: await shownDeposit(deps, whole, language) }
}

/** Adds a picture to a deposit (MEM-26). */
export const addDepositReceiptRoute = route(addDepositReceipt, async ({ orderNo, name, picture: sent }, ctx) => {
  const { deps } = ctx
  const { playerId } = sessionOf(ctx)
  requireOwnOpen(await depositOf(deps.db, playerId, orderNo), playerId)
  deps.limits.require('receipts', playerId)
  const picture = await cleanPicture(sent, { bytesMax: receiptBytesMax })
  await withDeposit(deps, orderNo, async (inside, whole) => {
    requireOwnOpen(whole, playerId)
    await addPicture(inside, whole.order, { name, picture })
  })
  return shownNow(ctx, playerId, orderNo)
})

/** Takes a picture back (MEM-26). */
export const removeDepositReceiptRoute = route(removeDepositReceipt, async ({ orderNo, receiptId }, ctx) => {
  const { deps } = ctx
  const { playerId } = sessionOf(ctx)
  const removed = await withDeposit(deps, orderNo, ({ db }, whole) =>
    removePicture(db, requireOwnOpen(whole, playerId).order, receiptId),
  )
  if (!removed) throw new Refusal('NOT_FOUND')
  return shownNow(ctx, playerId, orderNo)
})
