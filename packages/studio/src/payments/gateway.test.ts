import { gatewayPaths, OpenedPayment, type PaymentStatus, sandboxPayments } from '@baize/contract'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { payableFor, paymentSetup } from '../../test/payments.ts'
import { signedHeaders } from '../engine/wallet/sign.ts'
import type { PaymentView } from './gateway.ts'

const set = paymentSetup()
beforeEach(() => {
  set.received.length = 0
  set.answer = 200
})

const find = async (orderNo: string) => (await set.call<PaymentStatus>('find', { orderNo })).body
const cancel = async (orderNo: string) => (await set.call<PaymentStatus>('cancel', { orderNo })).body
const pay = (paymentId: string, body?: unknown) => set.page<PaymentView>(paymentId, 'pay', body)

/** A callback: state, what was paid, seconds after the payment, and whether it is genuine. */
type Report = readonly [state: string, paid: string, after: number, genuine?: false]
/** What comes of a payment, what is reported of it, and in how many events. */
interface Row {
  status: readonly [state: string, paid: string]
  reports: readonly Report[]
  events?: number
}
const rows: Record<string, Row> = {
  '00': { status: ['paid', '250.00'], reports: [['paid', '250.00', 0]] },
  '01': { status: ['failed', '0'], reports: [['failed', '0', 0]] },
  '02': { status: ['paid', '250.02'], reports: [['paid', '250.02', 30]] },
  '03': { status: ['paid', '250.03'], reports: Array<Report>(3).fill(['paid', '250.03', 0]), events: 1 },
  '04': { status: ['paid', '250.04'], reports: [['paid', '250.04', payableFor + 60]] },
  '05': { status: ['open', '0'], reports: [['paid', '250.05', 0, false]] },
  '06': { status: ['paid', '125.03'], reports: [['paid', '125.03', 0]] },
  '07': {
    status: ['paid', '250.07'],
    reports: [
      ['failed', '0', 0],
      ['paid', '250.07', 0],
    ],
  },
  '08': { status: ['paid', '250.08'], reports: [] },
  '09': { status: ['paid', '250.09'], reports: [['paid', '250.09', 0]] },
}

test('every amount of the table has a row here', () => {
  expect(Object.keys(rows)).toEqual(expect.arrayContaining(Object.keys(sandboxPayments)))
})

test.each(Object.entries(rows))('an amount that ends in %s', async (ending, { status, reports, events }) => {
  const start = set.seconds
  const { paymentId, orderNo } = await set.open({ amount: `250.${ending}` })
  expect(await find(orderNo)).toEqual({ paymentId, orderNo, state: 'open', paid: '0', currency: 'EUR' })
  expect((await pay(paymentId)).body.stage).toBe('pay')
  for (const later of [0, 29, 30, payableFor + 59, payableFor + 60, payableFor + 3600]) await set.moveTo(start + later)
  expect(await find(orderNo)).toEqual({ paymentId, orderNo, state: status[0], paid: status[1], currency: 'EUR' })
  expect(set.received.map(({ event: { state, paid }, at, genuine }) => [state, paid, at - start, genuine])).toEqual(
    reports.map(([state, paid, after, genuine = true]) => [state, paid, after, genuine]),
  )
  expect(set.received.every(({ event }) => event.paymentId === paymentId && event.orderNo === orderNo)).toBe(true)
  expect(new Set(set.received.map(({ event }) => event.eventId)).size).toBe(events ?? reports.length)
})

test.each([
  ['25001', 'JPY', 'failure'],
  ['1.201', 'KWD', 'failure'],
  ['250', 'EUR', 'success'],
  ['0.01', 'EUR', 'failure'],
])('%s %s is a %s', async (amount, currency, effect) => {
  const { paymentId } = await set.open({ amount, currency })
  expect((await set.page<PaymentView>(paymentId)).body.effect).toBe(effect)
})

test('half of an odd amount is rounded down to the minor unit', async () => {
  const { paymentId, orderNo } = await set.open({ amount: '25106', currency: 'JPY' })
  await pay(paymentId)
  expect((await find(orderNo)).paid).toBe('12553')
  const other = await set.open({ amount: '0.306', currency: 'KWD' })
  await pay(other.paymentId)
  expect((await find(other.orderNo)).paid).toBe('0.153')
})

test('a refused payment has failed, whatever its amount, and is reported at once', async () => {
  const { paymentId, orderNo } = await set.open({ amount: '250.08' })
  expect((await set.page<PaymentView>(paymentId, 'refuse')).body.stage).toBe('refuse')
  await set.studio.settle()
  expect((await find(orderNo)).state).toBe('failed')
  expect(set.received.map(({ event }) => event.state)).toEqual(['failed'])
  expect((await pay(paymentId)).body.stage).toBe('refuse')
})

test('two presses at once pay once', async () => {
  for (const amount of ['250.00', '250.05']) {
    set.received.length = 0
    const { paymentId } = await set.open({ amount })
    const answers = await Promise.all([pay(paymentId), pay(paymentId), pay(paymentId)])
    expect(answers.map(({ status, body }) => [status, body.stage])).toEqual(Array(3).fill([200, 'pay']))
    await set.studio.settle()
    expect(set.received).toHaveLength(1)
  }
})

test('a callback is sent again until the platform takes it, with the same event, across a restart', async () => {
  const { paymentId } = await set.open({ amount: '250.07' })
  set.answer = 503
  await pay(paymentId)
  await set.studio.settle()
  await set.restart()
  await set.moveTo(set.seconds + 1)
  // The second event waits for the first.
  expect(set.received.map(({ event }) => event.state)).toEqual(['failed', 'failed'])
  set.answer = 200
  await set.moveTo(set.seconds + 2)
  await set.moveTo(set.seconds + 600)
  expect(set.received.map(({ event }) => event.state)).toEqual(['failed', 'failed', 'failed', 'paid'])
  expect(new Set(set.received.map(({ event }) => event.eventId)).size).toBe(2)
})

test('a callback that is due while the studio is down is sent after its start', async () => {
  const { paymentId } = await set.open({ amount: '250.02' })
  await pay(paymentId)
  await set.studio.settle()
  expect(set.received).toEqual([])
  await set.restart(60)
  await set.studio.settle()
  expect(set.received.map(({ event, genuine }) => [event.state, genuine])).toEqual([['paid', true]])
})

test('an order number opens one payment, however it is written, and answers as then', async () => {
  const order = set.order()
  const first = await set.call<OpenedPayment>('open', order)
  expect(first.status).toBe(200)
  expect(OpenedPayment(z).parse(first.body)).toEqual(first.body)
  const again = Object.fromEntries(Object.entries({ ...order, amount: '250' }).reverse())
  expect(await set.call('open', again)).toEqual(first)
  for (const changed of [
    { amount: '250.01' },
    { group: 'card' },
    { payerName: null },
    { returnUrl: 'https://x.example/' },
  ])
    expect(await set.call('open', { ...order, ...changed })).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_CONFLICT' },
    })
  await pay(first.body.paymentId)
  expect(await set.call('open', order)).toEqual(first)
})

test('each group is paid in its own way', async () => {
  const ways = await Promise.all(
    (['bank', 'wallet', 'online', 'card', 'crypto', 'voucher'] as const).map(group => set.open({ group })),
  )
  const [bank, wallet, online, card, crypto, voucher] = ways
  for (const { paymentId, pageUrl } of ways) {
    expect(paymentId).toMatch(/^[\w-]{24}$/)
    expect(pageUrl).toBe(`${set.studio.url}/pay/${paymentId}`)
  }
  expect(bank).toMatchObject({ amount: '250.00', currency: 'EUR', qr: null })
  expect(bank?.details.map(({ field }) => field)).toEqual(['holder', 'bank', 'iban', 'bic', 'reference'])
  expect(wallet).toMatchObject({ details: [], qr: wallet?.pageUrl })
  for (const way of [online, card, voucher]) expect(way).toMatchObject({ amount: '250.00', details: [], qr: null })
  expect(crypto).toMatchObject({ amount: '0.00500000', currency: 'BTC' })
  const address = crypto?.details.find(({ field }) => field === 'address')?.value
  expect(address).toMatch(/^tb1q/)
  expect(crypto?.qr).toBe(`bitcoin:${address}?amount=0.00500000`)
})

test('the account of the bank has the check digits of an IBAN, and a payment a reference of its own', async () => {
  const [one, two] = await Promise.all([set.open(), set.open()])
  const detail = (payment: OpenedPayment, field: string) =>
    payment.details.find(each => each.field === field)?.value ?? ''
  const iban = detail(one, 'iban')
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  expect(BigInt(digits) % 97n).toBe(1n)
  expect(detail(one, 'reference')).toMatch(/^BZ \d{4} \d{4}$/)
  expect(detail(two, 'reference')).not.toBe(detail(one, 'reference'))
})

test('a cancelled payment cannot be paid, and one that was paid or refused cannot be cancelled', async () => {
  const open = await set.open()
  expect((await cancel(open.orderNo)).state).toBe('cancelled')
  expect((await cancel(open.orderNo)).state).toBe('cancelled')
  expect(await pay(open.paymentId)).toMatchObject({ status: 409, body: { code: 'PAYMENT_ENDED' } })
  expect((await set.page<PaymentView>(open.paymentId)).body.stage).toBe('cancelled')
  const paid = await set.open()
  await pay(paid.paymentId)
  expect(await cancel(paid.orderNo)).toMatchObject({ state: 'paid', paid: '250.00' })
  const refused = await set.open()
  await set.page(refused.paymentId, 'refuse')
  expect((await cancel(refused.orderNo)).state).toBe('failed')
})

test('a payment whose time is over cannot be paid, of whatever amount', async () => {
  for (const amount of ['250.00', '250.04']) {
    const { paymentId, orderNo } = await set.open({ amount })
    await set.moveTo(set.seconds + payableFor)
    for (const decision of ['pay', 'refuse'] as const)
      expect(await set.page(paymentId, decision)).toMatchObject({ status: 409, body: { code: 'PAYMENT_ENDED' } })
    expect((await set.page<PaymentView>(paymentId)).body.stage).toBe('expired')
    expect((await find(orderNo)).state).toBe('open')
  }
  expect(set.received).toEqual([])
})

test('a voucher is paid by a code of twelve digits that checks', async () => {
  const { paymentId } = await set.open({ group: 'voucher' })
  for (const voucher of [undefined, '', '441700002014', '44170000201', '4111111111111111', 'abcdefghijkl'])
    expect(await pay(paymentId, { voucher })).toMatchObject({ status: 400, body: { code: 'BAD_VOUCHER' } })
  expect((await pay(paymentId, { voucher: '4417 0000 2013' })).body.stage).toBe('pay')
  const { paymentId: other } = await set.open({ group: 'voucher' })
  expect((await set.page<PaymentView>(other, 'refuse')).body.stage).toBe('refuse')
})

test.each([
  { amount: '0' },
  { amount: '-5.00' },
  { amount: '1.234' },
  { amount: 'ten' },
  { amount: '90071992547409.93' },
  { currency: 'eur' },
  { expiresAt: 'soon' },
  { returnUrl: 'javascript:alert(1)' },
  { returnUrl: '/depositv2' },
  { group: 'cash' },
  { orderNo: 'D 1' },
  { orderNo: 'D'.repeat(33) },
  { payerName: undefined },
])('an order with %j is refused', async changed => {
  const order = { ...set.order(), ...changed }
  expect(await set.call('open', order)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  expect((await set.call('find', { orderNo: order.orderNo })).status).not.toBe(200)
})

test('an order or a payment that nobody opened is not found', async () => {
  for (const action of ['find', 'cancel'] as const)
    expect(await set.call(action, { orderNo: 'D-none' })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  for (const decision of [undefined, 'pay', 'refuse'] as const)
    expect((await set.page('nobody-opened-this-one', decision)).status).toBe(404)
})

test('a call that is unsigned, forged, old, repeated or signed for another path changes nothing', async () => {
  const { orderNo } = await set.open()
  const body = JSON.stringify({ orderNo })
  const signer = { vendor: 'studio', keyId: 'k1', secret: 'demo-studio-secret' }
  const send = async (headers: Record<string, string>, path: string = gatewayPaths.cancel) =>
    (await fetch(set.studio.url + path, { method: 'POST', headers, body })).status
  const now = Date.parse('2026-11-20T12:00:00Z') + set.seconds * 1000
  expect(await send({})).toBe(401)
  expect(await send(await signedHeaders({ ...signer, secret: 'guess' }, gatewayPaths.cancel, body, now))).toBe(401)
  expect(await send(await signedHeaders(signer, gatewayPaths.cancel, body, now - 301_000))).toBe(401)
  expect(await send(await signedHeaders(signer, gatewayPaths.find, body, now))).toBe(401)
  expect(await send(await signedHeaders(signer, gatewayPaths.cancel, `${body} `, now))).toBe(401)
  const once = await signedHeaders(signer, gatewayPaths.find, body, now)
  expect(await send(once, gatewayPaths.find)).toBe(200)
  expect(await send(once, gatewayPaths.find)).toBe(401)
  expect((await find(orderNo)).state).toBe('open')
})
