import { cancelDeposit, transactionRecords } from '@baize/contract'
import { describe, expect, test } from 'vitest'
import { startedDeposits } from '../../test/deposits.ts'
import { runCommand } from '../app/commands.ts'
import { expireDue } from './ask-gateways.ts'
import { applyStatus } from './apply-status.ts'

const { started, deps, by, runOut, placed, order, owned, paid, brokenChecks } = startedDeposits()

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
    await applyStatus(deps(), 'other', { orderNo, state: 'paid', paid: 2000n, currency: 'EUR' })
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
