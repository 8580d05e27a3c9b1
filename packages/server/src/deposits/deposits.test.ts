import {
  addDepositReceipt,
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
} from '@baize/contract'
import { describe, expect, test } from 'vitest'
import { depositInput, receiptPicture } from '../../test/calls/deposit-calls.ts'
import { depositMinutes, startedDeposits } from '../../test/deposits.ts'
import { lastEvent } from '../../test/staff-events.ts'
import { expireDue } from './ask-gateways.ts'

const { started, deps, by, runOut, place, placed, order, paid } = startedDeposits()

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
      expiresAt: new Date(started.clock.now().getTime() + depositMinutes * minute).toISOString(),
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
    expect(await lastEvent(deps())).toMatchObject({
      ...{ what: 'deposit-moved', account: null, reason: next.orderNo },
      ...{ before: { state: 'pending' }, after: { state: 'expired' } },
    })
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
