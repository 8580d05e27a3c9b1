import { balance, withdrawals } from '@baize/contract'
import { beforeEach, expect, test } from 'vitest'
import { newPayee, withdrawalInput, withdrawalsOn } from '../../test/calls/withdrawal-calls.ts'
import type { Payee } from '../../test/calls/withdrawal-calls.ts'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { writeSetting } from '../db/settings.ts'
import { auditLedger } from '../ledger/audit.ts'
import { sandboxLimits } from '../limits/limit-table.ts'
import { answerPart, withWithdrawal } from './change.ts'
import { receiveDue } from './jobs.ts'
import { withdrawalsSetting } from './setting.ts'

/** Calls that come at once. */
const crowd = 50
const times = <T>(work: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: crowd }, (_, nth) => work(nth)))

// Five transaction passwords that are being checked fill the limit of wrong ones, which is not what
// is tested here.
const { 'payment-password-failures': failures, ...others } = sandboxLimits
const many = { max: 1000, windowMs: failures.pair.windowMs }
const limits = {
  ...others,
  'payment-password-failures': { pair: many, address: many, account: many, strangerPair: many },
}

onBothPlatforms(
  started => {
    const deps = () => started.platform.deps
    const { place, placed, order, approve, send, confirm, addProof } = withdrawalsOn(started)

    let member: Payee
    beforeEach(async () => {
      await writeSetting(deps(), withdrawalsSetting, {
        ...withdrawalsSetting.defaults,
        claimMinutes: 10,
        reminderMinutes: 0,
      })
      member = await newPayee(started.client)
    })
    const codes = (replies: { success: boolean; code?: string }[]) =>
      Object.fromEntries(
        [...Map.groupBy(replies, ({ code }) => code ?? 'done')].map(([code, all]) => [code, all.length]),
      )
    const owned = async () => (await started.client.call(balance, {}, { token: member.token })).value
    const total = async () => (await started.client.call(withdrawals, {}, { token: member.token })).value.total
    const brokenChecks = async () =>
      (await auditLedger(deps().db)).filter(({ broken }) => broken > 0).map(({ name }) => name)

    test('the same key orders one withdrawal, and all get its answer, though it takes all that is left [WAL-30] [MEM-33]', async () => {
      await writeSetting(deps(), withdrawalsSetting, { dailyCount: 1 })
      const input = withdrawalInput(member, { amount: '1000.00' })
      const replies = await times(() => place(member, input))
      expect(codes(replies)).toEqual({ done: crowd })
      expect(new Set(replies.map(({ value }) => value.order.orderNo)).size).toBe(1)
      expect(await owned()).toMatchObject({ available: '0.00', locked: '1000.00' })
      expect(await brokenChecks()).toEqual([])
    })

    test.each([
      ['how often', { dailyCount: 3 }, '50.00', 3, 'WITHDRAWAL_LIMIT'],
      ['how much', { dailyCount: 1000, dailyAmount: '240.00' }, '60.00', 4, 'WITHDRAWAL_LIMIT'],
      ['the balance', { dailyCount: 1000 }, '300.00', 3, 'INSUFFICIENT_FUNDS'],
    ] as const)('different keys never pass the limit of %s', async (_what, setting, amount, allowed, code) => {
      await writeSetting(deps(), withdrawalsSetting, setting)
      const replies = await times(() => place(member, { amount }))
      expect(codes(replies)).toEqual({ done: allowed, [code]: crowd - allowed })
      expect(await total()).toBe(allowed)
      expect(await brokenChecks()).toEqual([])
    })

    test('a part that is answered in many ways takes one answer [WAL-27]', async () => {
      const orderNo = await placed(member)
      await approve(orderNo)
      await send(orderNo, '60.00')
      await addProof(member, orderNo)
      const answers = ['received', 'notReceived', 'fullyPaid'] as const
      const replies = await times(nth => confirm(member, orderNo, answers[nth % 3]!))
      const { state } = await order(member, orderNo)
      // A part in dispute can still be said to have arrived.
      expect(codes(replies)['done']).toBeLessThanOrEqual(2)
      expect(['approved', 'fullyPaid']).toContain(state)
      expect(await brokenChecks()).toEqual([])
    })

    test('a part counts as received or takes its owner’s answer, whichever comes first, and never both [WAL-23]', async () => {
      const orderNo = await placed(member)
      await approve(orderNo)
      await send(orderNo)
      started.clock.advance(10 * 60)
      const answer = () =>
        withWithdrawal(deps(), { orderNo }, (inside, whole) => answerPart(inside, whole, 1, 'received'))
      const answers = await times(async nth => (nth % 2 ? answer() : void (await receiveDue(deps()))))
      const answered = answers.filter(after => after)
      const { state, parts } = await order(member, orderNo)
      expect([state, parts[0]?.state, answered.length]).toEqual(
        answered.length ? ['received', 'received', 1] : ['autoReceived', 'autoReceived', 0],
      )
      expect(await owned()).toMatchObject({ balance: '900.00', locked: '0.00' })
      expect(await brokenChecks()).toEqual([])
    })
  },
  { limits },
)
