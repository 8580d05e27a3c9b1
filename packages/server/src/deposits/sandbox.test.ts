import { balance, cancelDeposit, claimDeposit, depositOrder, placeDeposit } from '@baize/contract'
import type { DepositPayment } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { depositInput } from '../../test/calls/deposit-calls.ts'
import { studioBeside } from '../../test/games/studio-beside.ts'
import { startedPlatform } from '../../test/started.ts'
import { askGateways, expireDue } from './ask-gateways.ts'

const started = startedPlatform({ games: 10, report: () => undefined })
const beside = studioBeside(started)
const deps = () => started.platform.deps

let member: Account
beforeEach(async () => {
  member = await started.client.register()
})

const by = () => ({ token: member.token })
const place = async (methodId: string, amount: string) =>
  (await started.client.call(placeDeposit, depositInput(methodId, amount), by())).value
const order = async (orderNo: string) => (await started.client.call(depositOrder, { orderNo }, by())).value.order
const owned = async () => Number((await started.client.call(balance, {}, by())).value.balance)

/** Presses a button on the page of a payment. */
async function press(payment: DepositPayment | null, button: 'pay' | 'refuse'): Promise<void> {
  const page = new URL(payment?.pageUrl ?? '')
  const id = page.pathname.split('/').at(-1) ?? ''
  const answer = await fetch(new URL(`/api/payments/${id}/${button}`, beside.studio.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`The page answers ${answer.status}`)
}

const becomes = (orderNo: string, expected: object) =>
  vi.waitFor(async () => expect(await order(orderNo)).toMatchObject(expected), { timeout: 30_000, interval: 50 })

test.each([
  ['bank-transfer', '250.00', ['holder', 'bank', 'iban', 'bic', 'reference'], false],
  ['qr-wallet', '20.00', [], true],
  ['online-banking', '20.00', [], false],
  ['card', '20.00', [], false],
  ['bitcoin', '50.00', ['network', 'address'], true],
  ['voucher', '20.00', [], false],
])('%s is paid in its own way [MEM-26]', async (methodId, amount, fields, hasCode) => {
  const { payment, order: placed } = await place(methodId, amount)
  expect(payment?.details.map(({ field }) => field)).toEqual(fields)
  expect(payment?.qr !== null).toBe(hasCode)
  expect(payment?.pageUrl).toContain('/pay/')
  expect((await started.client.call(depositOrder, { orderNo: placed.orderNo }, by())).value.payment).toEqual(payment)
})

test.each([
  ['20.00', { state: 'success', credited: '19.70', reason: null }],
  ['20.01', { state: 'failed', reason: 'refused' }],
  ['20.03', { state: 'success', credited: '19.72' }],
  ['20.06', { state: 'processing', reason: 'unlike' }],
  ['20.07', { state: 'processing', reason: 'contradicted' }],
])('a payment of %s ends as its last digits say, and is credited at most once [WAL-30]', async (amount, expected) => {
  const before = await owned()
  const { payment, order: placed } = await place('card', amount)
  await press(payment, 'pay')
  await becomes(placed.orderNo, expected)
  await beside.studio.settle()
  const credited = (await order(placed.orderNo)).credited
  expect(await owned()).toBeCloseTo(before + Number(credited ?? 0), 2)
})

test('a payment that the payer refuses fails', async () => {
  const { payment, order: placed } = await place('card', '20.00')
  await press(payment, 'refuse')
  await becomes(placed.orderNo, { state: 'failed', reason: 'refused' })
})

test('a callback that is lost is made up for by asking, and “I have paid” asks at once', async () => {
  const asked = await place('card', '20.08')
  await press(asked.payment, 'pay')
  started.clock.advance(60)
  await askGateways(deps())
  expect(await order(asked.order.orderNo)).toMatchObject({ state: 'success', credited: '19.77' })
  const claimed = await place('card', '20.08')
  await press(claimed.payment, 'pay')
  const { value } = await started.client.call(claimDeposit, { orderNo: claimed.order.orderNo }, by())
  expect(value.order).toMatchObject({ state: 'success' })
})

test('a forged callback credits nothing', async () => {
  const before = await owned()
  const { payment, order: placed } = await place('card', '20.05')
  await press(payment, 'pay')
  await beside.studio.settle()
  started.clock.advance(60)
  await askGateways(deps())
  expect(await order(placed.orderNo)).toMatchObject({ state: 'pending' })
  started.clock.advance(29 * 60)
  await expireDue(deps())
  member = { ...member, token: (await started.client.login(member.username, member.password)).token }
  expect(await order(placed.orderNo)).toMatchObject({ state: 'expired' })
  expect(await owned()).toBe(before)
})

test('an order that is cancelled is cancelled at the gateway', async () => {
  const { payment, order: placed } = await place('card', '20.00')
  await started.client.call(cancelDeposit, { orderNo: placed.orderNo }, by())
  await expect(press(payment, 'pay')).rejects.toThrow('The page answers 4')
})
