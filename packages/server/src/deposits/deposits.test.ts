import {
  addDepositReceipt,
  balance,
  cancelDeposit,
  claimDeposit,
  depositMethods,
  depositOrder,
  depositOrders,
  freeplay,
  minute,
  placeDeposit,
  removeDepositReceipt,
  retryDeposit,
  transactionRecords,
} from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { depositInput, receiptPicture } from '../../test/calls/deposit-calls.ts'
import { badPictures } from '../../test/pictures.ts'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { writeSetting } from '../db/settings.ts'
import { auditLedger } from '../ledger/audit.ts'
import type { PaymentStatus } from '../payment-gateways/index.ts'
import { expireDue } from './ask-gateways.ts'
import { depositsSetting } from './methods-setting.ts'
import { orderPicture } from '../orders/tables.ts'
import { takeNews } from './take-news.ts'

const started = startedPlatform({ games: 10, report: () => undefined })
const deps = () => started.platform.deps

let member: Account
/** Shorter than a session without calls. */
const minutes = 5
const runOut = () => started.clock.advance(minutes * 60)
beforeEach(async () => {
  await writeSetting(deps(), depositsSetting, { minutes })
  member = await started.client.register()
})

const by = () => ({ token: member.token })
const place = (more: object = {}) => started.client.call(placeDeposit, { ...depositInput(), ...more }, by())
const placed = async (methodId?: string, amount?: string) =>
  (await started.client.call(placeDeposit, depositInput(methodId, amount), by())).value.order
const order = async (orderNo: string) => (await started.client.call(depositOrder, { orderNo }, by())).value.order
const owned = async () => (await started.client.call(balance, {}, by())).value.balance
const paid = (orderNo: string, amount: bigint, more: Partial<PaymentStatus> & { eventId?: string } = {}) =>
  takeNews(deps(), 'sandbox', { orderNo, state: 'paid', paid: amount, currency: 'EUR', ...more })
const brokenChecks = async () =>
  (await auditLedger(deps().db)).filter(({ broken }) => broken > 0).map(({ name }) => name)

describe('methods', () => {
  test('are listed by group with limits and fees, and the one of the last order and of a pending one [MEM-24] [API-95]', async () => {
    const read = async () => (await started.client.call(depositMethods, {}, by())).value
    const before = await read()
    expect(before.groups.map(({ code }) => code)).toEqual(['bank', 'wallet', 'online', 'card', 'crypto', 'voucher'])
    expect(before).toMatchObject({ lastMethodId: null, currency: 'EUR', currencySymbol: '€' })
    const { orderNo } = await placed('card')
    const after = await read()
    expect(after.lastMethodId).toBe('card')
    expect(after.groups.find(({ code }) => code === 'card')?.methods).toEqual([
      {
        id: 'card',
        name: 'Card',
        min: '5.00',
        max: '1000.00',
        presets: ['10.00', '20.00', '50.00', '100.00', '250.00', '500.00'],
        feeRate: '1.5',
        feeFixed: '0.00',
        needsPayer: false,
        state: 'open',
        arrivesWithin: 1,
        openOrderNo: orderNo,
      },
    ])
  })

  test('are for no trial account', async () => {
    const trial = await started.client.call(freeplay, { os: 'test', platform: 'W' })
    const reply = await started.client.call(depositMethods, {}, { token: trial.value.token })
    expect(reply).toMatchObject({ success: false, code: 'TRIAL_REFUSED' })
  })
})

describe('an order', () => {
  test('is kept with its fee though the gateway does not answer, and is asked for again [MEM-25] [MEM-28] [API-96]', async () => {
    const { value } = await place({ amount: '50.01' })
    expect(value.payment).toBeNull()
    expect(value.order).toMatchObject({
      amount: '50.01',
      fee: '0.76',
      paid: null,
      credited: null,
      state: 'pending',
      reason: null,
      claimed: false,
      expiresAt: new Date(started.clock.now().getTime() + minutes * minute).toISOString(),
      method: 'Card',
    })
    expect(value.order.orderNo).toMatch(/^D261121\d{10}$/)
    const again = await started.client.call(retryDeposit, { orderNo: value.order.orderNo }, by())
    expect(again.value).toEqual(value)
  })

  test('is placed once under its key, however often and at once it is sent; another body is refused [WAL-30]', async () => {
    const input = depositInput()
    const replies = await Promise.all(Array.from({ length: 50 }, () => started.client.call(placeDeposit, input, by())))
    expect(new Set(replies.map(({ success, value }) => (success ? value.order.orderNo : 'refused'))).size).toBe(1)
    const other = await started.client.call(placeDeposit, { ...input, amount: '30.00' }, by())
    expect(other).toMatchObject({ success: false, code: 'TX_CONFLICT' })
  })

  test('is the only pending one by its method, also of fifty at once [MEM-27]', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => place()))
    const [first, ...more] = replies.filter(({ success }) => success)
    expect(more).toEqual([])
    const refused = replies.filter(({ success }) => !success)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['DEPOSIT_OPEN']))
    expect(refused[0]?.value).toEqual({ orderNo: first?.value.order.orderNo })
    expect(await place({ methodId: 'qr-wallet' })).toMatchObject({ success: true })
  })

  test.each([
    ['amount', '', 'empty'],
    ['amount', '0', 'range'],
    ['amount', '-5', 'format'],
    ['amount', '5,00', 'format'],
    ['amount', '5.001', 'format'],
    ['amount', '1e3', 'format'],
    ['amount', '4.99', 'range'],
    ['amount', '1000.01', 'range'],
    ['amount', '9'.repeat(40), 'format'],
  ])('with %s %j is refused: %s', async (field, amount, problem) => {
    expect(await place({ amount })).toMatchObject({ code: 'FIELD_INVALID', value: { fields: { [field]: problem } } })
  })

  test('needs the name of its payer where the method does', async () => {
    const bank = { methodId: 'bank-transfer', amount: '50.00' }
    const refused = (problem: string) => ({ code: 'FIELD_INVALID', value: { fields: { payerName: problem } } })
    expect(await place({ ...bank, payerName: ' ' })).toMatchObject(refused('empty'))
    expect(await place({ ...bank, payerName: 'x'.repeat(81) })).toMatchObject(refused('length'))
    expect(await place({ ...bank, payerName: 'Zoë Müller' })).toMatchObject({ success: true })
  })

  test('by a method that there is not is refused', async () => {
    expect(await place({ methodId: 'cash' })).toMatchObject({ code: 'DEPOSIT_METHOD_CLOSED' })
  })

  test('expires when its time has run out, and frees its method [MEM-26]', async () => {
    const { orderNo } = await placed()
    runOut()
    expect(await order(orderNo)).toMatchObject({ state: 'expired', takesReceipts: true })
    const next = await placed()
    runOut()
    await expireDue(deps())
    expect(await order(next.orderNo)).toMatchObject({ state: 'expired' })
    expect(await started.client.call(retryDeposit, { orderNo }, by())).toMatchObject({ code: 'ORDER_ENDED' })
  })

  test('is cancelled while it is pending, once [API-99]', async () => {
    const { orderNo } = await placed()
    const cancel = () => started.client.call(cancelDeposit, { orderNo }, by())
    const replies = await Promise.all([cancel(), cancel(), cancel()])
    expect(replies.map(({ success }) => success).sort()).toEqual([false, false, true])
    expect(await order(orderNo)).toMatchObject({ state: 'cancelled', takesReceipts: false })
  })

  test('of somebody else is as if there were none', async () => {
    const { orderNo } = await placed()
    const stranger = { token: (await started.client.register()).token }
    const picture = await receiptPicture()
    const tries = async (number: string) => [
      await started.client.call(depositOrder, { orderNo: number }, stranger),
      await started.client.call(retryDeposit, { orderNo: number }, stranger),
      await started.client.call(cancelDeposit, { orderNo: number }, stranger),
      await started.client.call(claimDeposit, { orderNo: number }, stranger),
      await started.client.call(addDepositReceipt, { orderNo: number, name: 'a.png', picture }, stranger),
      await started.client.call(removeDepositReceipt, { orderNo: number, receiptId: crypto.randomUUID() }, stranger),
    ]
    const said = (replies: Awaited<ReturnType<typeof tries>>) =>
      replies.map(({ status, code, message, value }) => ({ status, code, message, value }))
    const theirs = said(await tries(orderNo))
    expect(new Set(theirs.map(({ code }) => code))).toEqual(new Set(['NOT_FOUND']))
    expect(theirs).toEqual(said(await tries('D2611210000000000')))
  })
})

describe('a payment', () => {
  test('that is exactly what was ordered is credited less the fee, once, however often it is reported [WAL-12] [WAL-30]', async () => {
    const before = await owned()
    const { orderNo } = await placed('card', '50.01')
    await Promise.all(Array.from({ length: 50 }, (_, nth) => paid(orderNo, 5001n, { eventId: `event-${nth % 3}` })))
    await paid(orderNo, 5001n)
    expect(await order(orderNo)).toMatchObject({ state: 'success', credited: '49.25', reason: null })
    expect(Number(await owned())).toBeCloseTo(Number(before) + 49.25, 2)
    const { value } = await started.client.call(transactionRecords, { type: 'deposit' }, by())
    expect(value.content).toMatchObject([{ amount: '49.25', reference: orderNo, status: 'done' }])
    expect(await brokenChecks()).toEqual([])
  })

  test('of another amount waits for staff, and a later one of the right amount is credited', async () => {
    const { orderNo } = await placed('voucher', '50.00')
    const before = await owned()
    await paid(orderNo, 2500n)
    expect(await order(orderNo)).toMatchObject({ state: 'processing', reason: 'unlike', paid: '25.00', credited: null })
    await paid(orderNo, 5000n, { currency: 'USD' })
    expect(await owned()).toBe(before)
    await paid(orderNo, 5000n)
    expect(await order(orderNo)).toMatchObject({ state: 'success', credited: '50.00' })
  })

  test('that failed ends the order; one that arrives all the same waits for staff', async () => {
    const { orderNo } = await placed()
    await paid(orderNo, 0n, { state: 'failed' })
    expect(await order(orderNo)).toMatchObject({ state: 'failed', reason: 'refused', takesReceipts: true })
    await paid(orderNo, 2000n)
    await paid(orderNo, 2000n)
    expect(await order(orderNo)).toMatchObject({ state: 'processing', reason: 'contradicted', credited: null })
    await paid(orderNo, 0n, { state: 'failed' })
    expect(await order(orderNo)).toMatchObject({ state: 'processing', reason: 'contradicted' })
  })

  test('that has arrived is not undone by news of a failure', async () => {
    const { orderNo } = await placed()
    await paid(orderNo, 2000n)
    const before = await owned()
    await paid(orderNo, 0n, { state: 'failed' })
    expect(await order(orderNo)).toMatchObject({ state: 'success' })
    expect(await owned()).toBe(before)
  })

  test('that is late is credited, after the order expired and after it was cancelled', async () => {
    const { orderNo } = await placed('card')
    const { orderNo: cancelled } = await placed('voucher')
    await started.client.call(cancelDeposit, { orderNo: cancelled }, by())
    runOut()
    await expireDue(deps())
    for (const late of [orderNo, cancelled]) {
      await paid(late, 2000n)
      expect(await order(late)).toMatchObject({ state: 'success', reason: 'late' })
    }
  })

  test('of an order that is not there, or of another gateway, changes nothing', async () => {
    const { orderNo } = await placed()
    await paid('D2611210000000000', 2000n)
    await takeNews(deps(), 'other', { orderNo, state: 'paid', paid: 2000n, currency: 'EUR' })
    expect(await order(orderNo)).toMatchObject({ state: 'pending' })
  })

  test('callbacks that nobody signed, or of no gateway, are refused', async () => {
    const { orderNo } = await placed()
    const { url } = started.platform
    const post = (gateway: string) =>
      fetch(new URL(`/gateways/${gateway}/callbacks`, url), {
        method: 'POST',
        body: JSON.stringify({ orderNo, state: 'paid', paid: '20.00', currency: 'EUR', paymentId: 'a', eventId: 'b' }),
      })
    expect((await post('sandbox')).status).toBe(401)
    expect((await post('nobody')).status).toBe(404)
    expect(await order(orderNo)).toMatchObject({ state: 'pending' })
  })
})

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

test('the list shows the days that are asked for with sums of page and period, and finds an order by its key [MEM-27] [API-97]', async () => {
  const input = depositInput('card', '50.00')
  const first = (await started.client.call(placeDeposit, input, by())).value.order.orderNo
  await paid(first, 5000n)
  started.clock.advance(60)
  const second = await placed('voucher', '20.00')
  const read = async (asked: object) => (await started.client.call(depositOrders, asked, by())).value
  const all = await read({ pageSize: 1 })
  expect(all.content.map(({ orderNo }) => orderNo)).toEqual([second.orderNo])
  expect(all).toMatchObject({
    total: 2,
    totalPages: 2,
    totals: {
      page: { count: 1, amount: '20.00', fee: '0.00', credited: '0.00' },
      period: { count: 2, amount: '70.00', fee: '0.75', credited: '49.25' },
    },
  })
  expect((await read({ state: 'success' })).content.map(({ orderNo }) => orderNo)).toEqual([first])
  expect((await read({ idempotencyKey: input.idempotencyKey })).content.map(({ orderNo }) => orderNo)).toEqual([first])
  expect((await read({ from: '2026-11-01', to: '2026-11-02' })).content).toEqual([])
})

test('staff list what waits, reject it, or credit it by two persons [WAL-12]', async () => {
  const ops = async (who: string, ...words: string[]) =>
    (await runCommand(deps(), ['deposits', ...words], who)).lines.join('\n')
  const { orderNo } = await placed('voucher', '50.00')
  const before = await owned()
  await paid(orderNo, 2500n)
  expect(await ops('ann')).toContain(`${orderNo}  `)
  expect(await ops('ann', 'show', orderNo)).toMatch(/unlike.*ordered 50\.00 EUR {2}paid 25\.00 EUR/)
  expect(await ops('ann', 'approve', orderNo)).toContain('another person')
  expect(await ops('ann', 'approve', orderNo), 'the same person does not count twice').toContain('another person')
  expect(await ops('bob', 'approve', orderNo, '50.00'), 'nor another amount').toContain('another person')
  expect(await owned()).toBe(before)
  expect(await ops('ann', 'approve', orderNo, '50.00')).toContain('is credited with 50.00 EUR')
  expect(await ops('bob', 'approve', orderNo)).toContain('has been credited')
  expect(Number(await owned())).toBe(Number(before) + 50)
  const { orderNo: other } = await placed('voucher', '50.00')
  await paid(other, 2500n)
  expect(await ops('ann', 'reject', other)).toContain('is rejected')
  expect(await order(other)).toMatchObject({ state: 'failed', reason: 'rejected' })
  expect(await ops('ann', 'show', 'D0')).toContain('There is no deposit')
  expect(await brokenChecks()).toEqual([])
})
