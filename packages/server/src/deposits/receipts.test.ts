import { addDepositReceipt, claimDeposit, removeDepositReceipt } from '@baize/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { receiptPicture } from '../../test/calls/deposit-calls.ts'
import { startedDeposits } from '../../test/deposits.ts'
import { badPictures } from '../../test/pictures.ts'
import { orderPicture } from '../orders/tables.ts'
import { expireDue } from './ask-gateways.ts'

const { started, deps, by, runOut, place, placed, order, paid } = startedDeposits()

describe('receipts', () => {
  const add = (orderNo: string, picture: string, name = 'receipt.png') =>
    started.client.call(addDepositReceipt, { orderNo, name, picture }, by())
  const problem = (picture: string) => ({ code: 'FIELD_INVALID', value: { fields: { picture } } })

  test('are added, taken back, and no more than three [MEM-26] [API-98]', async () => {
    const { orderNo } = await placed()
    const picture = await receiptPicture()
    for (const nth of [1, 2, 3]) expect((await add(orderNo, picture)).value.order.receipts).toHaveLength(nth)
    expect(await add(orderNo, picture)).toMatchObject(problem('count'))
    const { receipts } = await order(orderNo)
    const remove = () => started.client.call(removeDepositReceipt, { orderNo, receiptId: receipts[0]!.id }, by())
    expect((await remove()).value.order.receipts).toHaveLength(2)
    expect(await remove()).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('lose where and with what they were taken, and whatever is hidden behind the picture', async () => {
    const { orderNo } = await placed()
    const exif = { IFD0: { Make: 'TellTale', Copyright: 'somewhere' } }
    const image = sharp({ create: { width: 40, height: 20, channels: 3, background: '#123456' } })
    const jpeg = await image.withExif(exif).jpeg().toBuffer()
    const hidden = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])
    expect(hidden.includes('TellTale')).toBe(true)
    const reply = await add(orderNo, hidden.toString('base64'))
    const [kept] = await deps()
      .db.select()
      .from(orderPicture)
      .where(eq(orderPicture.id, reply.value.order.receipts[0]!.id))
    const bytes = Buffer.from(kept!.picture)
    expect(bytes.includes('TellTale') || bytes.includes('script')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 })
  })

  test.each(badPictures)('that are %s are refused', async (_what, bytes, said) => {
    const { orderNo } = await placed()
    expect(await add(orderNo, bytes.toString('base64'))).toMatchObject(problem(said))
  })
})

describe('“I have paid”', () => {
  const claim = (orderNo: string, remark?: string) =>
    started.client.call(claimDeposit, { orderNo, ...(remark !== undefined && { remark }) }, by())

  test('puts the order into the queue of staff, where it stays until they decide', async () => {
    const { orderNo } = await placed()
    expect(await claim(orderNo, 'by phone')).toMatchObject({ value: { order: { state: 'processing', claimed: true } } })
    runOut()
    await expireDue(deps())
    expect(await order(orderNo)).toMatchObject({ state: 'processing' })
    expect(await place()).toMatchObject({ success: true })
    expect(await claim(orderNo, 'x'.repeat(141))).toMatchObject({ value: { fields: { remark: 'length' } } })
  })

  test('of an order that expired needs a receipt [MEM-27]', async () => {
    const { orderNo } = await placed()
    runOut()
    expect(await claim(orderNo)).toMatchObject({ code: 'FIELD_INVALID', value: { fields: { receipts: 'empty' } } })
    await started.client.call(addDepositReceipt, { orderNo, name: 'a.png', picture: await receiptPicture() }, by())
    expect(await claim(orderNo)).toMatchObject({ value: { order: { state: 'processing' } } })
  })

  test('of an order that was credited or cancelled is refused', async () => {
    const { orderNo } = await placed()
    await paid(orderNo, 2000n)
    expect(await claim(orderNo)).toMatchObject({ code: 'ORDER_ENDED' })
  })
})
