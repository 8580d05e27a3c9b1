import { addDepositReceipt, plainText, receiptsMax, removeDepositReceipt } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { isUuid } from '../random.ts'
import { withDeposit } from './change.ts'
import { cleanPicture } from './picture.ts'
import { depositReceipt } from './tables.ts'
import { canBeClaimed, depositOf, shownDeposit } from './view.ts'
import type { WholeDeposit } from './view.ts'

const wrongPicture = (problem: string) => new Refusal('FIELD_INVALID', { fields: { picture: problem } })

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

const countOf = (db: Db, playerId: string, orderNo: string): Promise<number> =>
  db.$count(depositReceipt, and(eq(depositReceipt.playerId, playerId), eq(depositReceipt.orderNo, orderNo)))

/** Adds a picture to a deposit (MEM-26). */
export const addDepositReceiptRoute = route(addDepositReceipt, async ({ orderNo, name, picture }, ctx) => {
  const { deps } = ctx
  const { playerId } = sessionOf(ctx)
  requireOwnOpen(await depositOf(deps.db, playerId, orderNo), playerId)
  deps.limits.require('receipts', playerId)
  const clean = await cleanPicture(Buffer.from(picture, 'base64'))
  if (typeof clean === 'string') throw wrongPicture(clean)
  await withDeposit(deps, orderNo, async ({ db, random, clock }, whole) => {
    requireOwnOpen(whole, playerId)
    if ((await countOf(db, playerId, orderNo)) >= receiptsMax) throw wrongPicture('count')
    const row = { id: random.id(), playerId, orderNo, name: plainText(name).slice(0, 255) || 'receipt' }
    await db.insert(depositReceipt).values({ ...row, picture: clean, at: clock.now() })
  })
  return shownNow(ctx, playerId, orderNo)
})

/** Takes a picture back (MEM-26). */
export const removeDepositReceiptRoute = route(removeDepositReceipt, async ({ orderNo, receiptId }, ctx) => {
  const { deps } = ctx
  const { playerId } = sessionOf(ctx)
  requireOwnOpen(await depositOf(deps.db, playerId, orderNo), playerId)
  const removed = isUuid(receiptId)
    ? await deps.db
        .delete(depositReceipt)
        .where(
          and(
            eq(depositReceipt.id, receiptId),
            eq(depositReceipt.playerId, playerId),
            eq(depositReceipt.orderNo, orderNo),
          ),
        )
        .returning({ id: depositReceipt.id })
    : []
  if (!removed.length) throw new Refusal('NOT_FOUND')
  return shownNow(ctx, playerId, orderNo)
})
