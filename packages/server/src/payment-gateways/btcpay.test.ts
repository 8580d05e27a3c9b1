import { balance, cancelDeposit, depositOrder, placeDeposit } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { btcpayStandIn } from '../../test/btcpay.ts'
import type { BtcpayStandIn } from '../../test/btcpay.ts'
import { depositInput } from '../../test/calls/deposit-calls.ts'
import { startedPlatform } from '../../test/started.ts'
import { writeSetting } from '../db/settings.ts'
import { depositsSetting } from '../deposits/methods-setting.ts'
import { worthOf } from './btcpay-gateway.ts'
import { btcpayFrom } from './btcpay-settings.ts'

let server: BtcpayStandIn
const started = startedPlatform(async () => {
  server = await btcpayStandIn()
  return { games: 10, btcpay: server.settings, report: () => undefined }
})
afterAll(() => server.close())

let member: Account
beforeEach(async () => {
  const { deps } = started.platform
  const methods = depositsSetting.defaults.methods.map(method =>
    method.id === 'bitcoin' ? { ...method, gateway: 'btcpay' } : method,
  )
  await writeSetting(deps, depositsSetting, { methods })
  member = await started.client.register()
})

const by = () => ({ token: member.token })
const place = async () => (await started.client.call(placeDeposit, depositInput('bitcoin', '50.00'), by())).value
const order = async (orderNo: string) => (await started.client.call(depositOrder, { orderNo }, by())).value.order
const owned = async () => Number((await started.client.call(balance, {}, by())).value.balance)
const send = ({ body, headers }: ReturnType<BtcpayStandIn['webhook']>) =>
  fetch(new URL('/gateways/btcpay/callbacks', started.platform.url), { method: 'POST', body, headers })
const lastInvoice = () => server.invoices.at(-1)!

describe('BTCPay Server', () => {
  test('opens an invoice of the amount that runs out with the order, once, and its page is shown', async () => {
    const { order: placed, payment } = await place()
    expect(server.created.at(-1)).toEqual({
      amount: '50.00',
      currency: 'EUR',
      metadata: { orderId: placed.orderNo },
      checkout: {
        expirationMinutes: 30,
        redirectURL: expect.stringContaining(`/member/depositv2?order=${placed.orderNo}`) as string,
        redirectAutomatically: false,
      },
    })
    expect(payment).toMatchObject({ amount: '50.00', currency: 'EUR', pageUrl: lastInvoice().checkoutLink })
    expect(server.refused).toBe(0)
  })

  test('settles: the deposit is credited once, however often and in whatever order it says so', async () => {
    const { orderNo } = (await place()).order
    const before = await owned()
    const { id } = lastInvoice()
    expect((await send(server.webhook('InvoiceReceivedPayment', id))).status).toBe(204)
    expect(await order(orderNo)).toMatchObject({ state: 'pending' })
    Object.assign(lastInvoice(), { status: 'Settled' })
    const settled = server.webhook('InvoiceSettled', id)
    const again = server.webhook('InvoiceSettled', id, { isRedelivery: true, deliveryId: 'other' })
    const answers = await Promise.all([settled, settled, again, server.webhook('InvoiceExpired', id)].map(send))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await order(orderNo)).toMatchObject({ state: 'success', credited: '49.00' })
    expect(await owned()).toBe(before + 49)
  })

  test('a partial payment waits for staff with what it is worth', async () => {
    const { orderNo } = (await place()).order
    Object.assign(lastInvoice(), { status: 'Expired', additionalStatus: 'PaidPartial' })
    server.paid = [{ rate: '50000.00', totalPaid: '0.00041999' }]
    await send(server.webhook('InvoiceExpired', lastInvoice().id, { partiallyPaid: true }))
    expect(await order(orderNo)).toMatchObject({ state: 'processing', reason: 'unlike' })
  })

  test('an invoice that is invalid fails the deposit; one of an order that was cancelled is closed', async () => {
    const { orderNo } = (await place()).order
    await started.client.call(cancelDeposit, { orderNo }, by())
    expect(lastInvoice()).toMatchObject({ status: 'Invalid' })
    const { orderNo: failed } = (await place()).order
    Object.assign(lastInvoice(), { status: 'Invalid' })
    await send(server.webhook('InvoiceInvalid', lastInvoice().id))
    expect(await order(failed)).toMatchObject({ state: 'failed', reason: 'refused' })
  })

  test('what is not signed with the secret of the webhook is refused, and changes nothing', async () => {
    const { orderNo } = (await place()).order
    Object.assign(lastInvoice(), { status: 'Settled' })
    const { body, headers } = server.webhook('InvoiceSettled', lastInvoice().id)
    const signature = headers['btcpay-sig'] ?? ''
    const forged = ['', 'sha256=', signature.slice(0, -1), `${signature.slice(0, -1)}x`, signature.toUpperCase()]
    for (const given of forged)
      expect((await send({ body, headers: { ...headers, 'btcpay-sig': given } })).status, given).toBe(401)
    expect((await send({ body: `${body} `, headers })).status).toBe(401)
    expect(await order(orderNo)).toMatchObject({ state: 'pending' })
  })

  test('events of another store, of no invoice and of other kinds are taken and mean nothing', async () => {
    const { orderNo } = (await place()).order
    Object.assign(lastInvoice(), { status: 'Settled' })
    const { id } = lastInvoice()
    const events = [
      server.webhook('InvoiceSettled', id, { storeId: 'other' }),
      server.webhook('InvoiceCreated', id),
      server.webhook('PayoutCreated', '', { invoiceId: undefined }),
    ]
    expect((await Promise.all(events.map(send))).map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await order(orderNo)).toMatchObject({ state: 'pending' })
  })
})

test.each([
  ['0.00041999', '50000.00', 'EUR', 2099n],
  ['1', '0.01', 'EUR', 1n],
  ['0.000000000000000001', '1', 'EUR', 0n],
  ['2', '3', 'JPY', 6n],
])('%s coins at %s %s are worth %s minor units', (coins, rate, currency, worth) => {
  expect(worthOf(coins, rate, currency)).toBe(worth)
})

describe('the environment names a BTCPay Server', () => {
  const whole = {
    BAIZE_BTCPAY_URL: 'https://btcpay.example/',
    BAIZE_BTCPAY_STORE: 's',
    BAIZE_BTCPAY_API_KEY: 'k',
    BAIZE_BTCPAY_WEBHOOK_SECRET: 'w',
  }

  test('whole, or none', () => {
    expect(btcpayFrom({})).toBeNull()
    expect(btcpayFrom(whole)).toEqual({
      url: 'https://btcpay.example',
      store: 's',
      apiKey: 'k',
      webhookSecret: 'w',
    })
  })

  test.each([
    [{ ...whole, BAIZE_BTCPAY_URL: 'sesame' }, 'must be an address'],
    [{ ...whole, BAIZE_BTCPAY_URL: 'http://btcpay.example' }, 'must begin with https://'],
    [{ ...whole, BAIZE_BTCPAY_API_KEY: '' }, 'needs BAIZE_BTCPAY_API_KEY'],
  ])('%o is refused in a sentence', (env, sentence) => {
    expect(() => btcpayFrom(env)).toThrow(sentence)
  })
})
