import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { onBothDatabases } from '../../test/databases/on-both.ts'
import { inTransaction } from '../db/transaction.ts'
import { brokenChecks } from '../../test/broken-checks.ts'
import { accountsOfPlayer, playerCash, playerHeld } from '../ledger/index.ts'
import { grantWelcome } from '../wallet/starting-money.ts'
import { findOrder, moneyOrder, moveOrder, openOrder } from './index.ts'
import type { OrderKind } from './index.ts'

type PayoutState = 'pending' | 'approved' | 'rejected'
const payout: OrderKind<PayoutState> = {
  name: 'test-payout',
  letter: 'P',
  first: 'pending',
  holds: true,
  steps: { pending: ['approved', 'rejected'], approved: ['rejected'], rejected: [] },
}
const claim: OrderKind<'done'> = { ...payout, name: 'test-claim', first: 'done', holds: false, steps: { done: [] } }

onBothDatabases(ground => {
  let playerId: string
  const open = (key: string, amount = 2500n, kind: OrderKind = payout) =>
    inTransaction(ground.db, db => openOrder({ ...ground, db }, kind, { playerId, key, amount, currency: 'EUR' }))
  const move = (orderNo: string, to: PayoutState, hold?: 'paid' | 'released') =>
    inTransaction(ground.db, db =>
      moveOrder({ ...ground, db }, payout, { playerId, orderNo }, { to, ...(hold && { hold }) }),
    )
  const money = async () => {
    const names = [playerCash(playerId), playerHeld(playerId)] as const
    const accounts = await accountsOfPlayer(ground.db, names, 'EUR')
    return names.map(name => accounts.find(({ account }) => account === name)?.balance ?? 0n)
  }
  beforeEach(async () => {
    playerId = ground.random.id()
    await grantWelcome(ground, playerId, 'EUR', 10_000n)
  })

  test('an order is opened with a number that can be read out, and its money is held', async () => {
    const order = await open('first')
    expect(order).toMatchObject({ state: 'pending', hold: 'open', amount: 2500n, kind: 'test-payout' })
    expect(order?.orderNo).toMatch(/^P261121\d{10}$/)
    expect(await money()).toEqual([7500n, 2500n])
    expect(await findOrder(ground.db, payout, { playerId, key: 'first' })).toEqual(order)
    expect(await findOrder(ground.db, payout, { playerId: ground.random.id(), key: 'first' })).toBeNull()
  })

  test('a key opens one order of a kind, however often it comes at once', async () => {
    const tries = await Promise.all(Array.from({ length: 10 }, () => open('once')))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await money()).toEqual([7500n, 2500n])
    expect(await open('once', 100n, claim)).toMatchObject({ state: 'done', hold: null })
  })

  test('more than there is opens nothing', async () => {
    await expect(open('much', 10_001n)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(await findOrder(ground.db, payout, { playerId, key: 'much' })).toBeNull()
    const both = await Promise.allSettled([open('half', 6000n), open('other half', 6000n)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await money()).toEqual([4000n, 6000n])
  })

  test('an order takes the steps of its kind and no others, each once', async () => {
    const { orderNo = '' } = (await open('steps')) ?? {}
    expect(await move(orderNo, 'pending')).toBeNull()
    const tries = await Promise.all(Array.from({ length: 5 }, () => move(orderNo, 'approved', 'paid')))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(tries.find(Boolean)).toMatchObject({ state: 'approved', hold: 'paid' })
    expect(await money()).toEqual([7500n, 0n])
    expect(await move(orderNo, 'approved')).toBeNull()
    await expect(move(orderNo, 'rejected', 'released')).rejects.toMatchObject({ code: 'TX_CONFLICT' })
    expect(await findOrder(ground.db, payout, { playerId, key: 'steps' })).toMatchObject({ state: 'approved' })
  })

  test('of two who end an order in two ways one does, and released money can be spent', async () => {
    const { orderNo = '' } = (await open('ends')) ?? {}
    const ends = await Promise.all([move(orderNo, 'rejected', 'released'), move(orderNo, 'rejected', 'released')])
    expect(ends.filter(Boolean)).toHaveLength(1)
    expect(await money()).toEqual([10_000n, 0n])
  })

  test('the audit sees an order that does not agree with its hold', async () => {
    const { orderNo = '' } = (await open('checked')) ?? {}
    expect(await brokenChecks(ground.db)).toEqual([])
    const change = (fields: object) => ground.db.update(moneyOrder).set(fields).where(eq(moneyOrder.orderNo, orderNo))
    for (const wrong of [{ hold: 'paid' }, { amount: 2600n }, { currency: 'USD' }]) {
      await change(wrong)
      expect(await brokenChecks(ground.db), JSON.stringify(Object.keys(wrong))).toEqual(['orders-hold-their-money'])
      await change({ hold: 'open', amount: 2500n, currency: 'EUR' })
    }
  })
})
