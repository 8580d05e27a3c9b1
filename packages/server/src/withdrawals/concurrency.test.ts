import { balance, withdrawals } from '@baize/contract'
import { beforeEach, expect, test } from 'vitest'
import { countCodes, crowd, crowdLimits, inCrowd } from '../../test/at-once.ts'
import { brokenChecks } from '../../test/broken-checks.ts'
import { newPayee, withdrawalInput, withdrawalsOn } from '../../test/calls/withdrawal-calls.ts'
import type { Payee } from '../../test/calls/withdrawal-calls.ts'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { writeSetting } from '../db/settings.ts'
import { answerPart, withWithdrawal } from './change.ts'
import { receiveDue } from './jobs.ts'
import { withdrawalsSetting } from './setting.ts'

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
    const owned = async () => (await started.client.call(balance, {}, { token: member.token })).value
    const total = async () => (await started.client.call(withdrawals, {}, { token: member.token })).value.total

    test('the same key orders one withdrawal, and all get its answer, though it takes all that is left [WAL-30] [MEM-33]', async () => {
      await writeSetting(deps(), withdrawalsSetting, { dailyCount: 1 })
      const input = withdrawalInput(member, { amount: '1000.00' })
      const replies = await inCrowd(() => place(member, input))
      expect(countCodes(replies)).toEqual({ done: crowd })
      expect(new Set(replies.map(({ value }) => value.order.orderNo)).size).toBe(1)
      expect(await owned()).toMatchObject({ available: '0.00', locked: '1000.00' })
      expect(await brokenChecks(deps().db)).toEqual([])
    })

    test.each([
      ['how often', { dailyCount: 3 }, '50.00', 3, 'WITHDRAWAL_LIMIT'],
      ['how much', { dailyCount: 1000, dailyAmount: '240.00' }, '60.00', 4, 'WITHDRAWAL_LIMIT'],
      ['the balance', { dailyCount: 1000 }, '300.00', 3, 'INSUFFICIENT_FUNDS'],
    ] as const)('different keys never pass the limit of %s', async (_what, setting, amount, allowed, code) => {
      await writeSetting(deps(), withdrawalsSetting, setting)
      const replies = await inCrowd(() => place(member, { amount }))
      expect(countCodes(replies)).toEqual({ done: allowed, [code]: crowd - allowed })
      expect(await total()).toBe(allowed)
      expect(await brokenChecks(deps().db)).toEqual([])
    })

    test('a part that is answered in many ways takes one answer [WAL-27]', async () => {
      const orderNo = await placed(member)
      await approve(orderNo)
      await send(orderNo, '60.00')
      await addProof(member, orderNo)
      const answers = ['received', 'notReceived', 'fullyPaid'] as const
      const replies = await inCrowd(nth => confirm(member, orderNo, answers[nth % 3]!))
      const { state } = await order(member, orderNo)
      // A part in dispute can still be said to have arrived.
      expect(countCodes(replies)['done']).toBeLessThanOrEqual(2)
      expect(['approved', 'fullyPaid']).toContain(state)
      expect(await brokenChecks(deps().db)).toEqual([])
    })

    test('a part counts as received or takes its owner’s answer, whichever comes first, and never both [WAL-23]', async () => {
      const orderNo = await placed(member)
      await approve(orderNo)
      await send(orderNo)
      started.clock.advance(10 * 60)
      const answer = () =>
        withWithdrawal(deps(), { orderNo }, (inside, whole) => answerPart(inside, whole, 1, 'received'))
      const answers = await inCrowd(async nth => (nth % 2 ? answer() : void (await receiveDue(deps()))))
      const answered = answers.filter(after => after)
      const { state, parts } = await order(member, orderNo)
      expect([state, parts[0]?.state, answered.length]).toEqual(
        answered.length ? ['received', 'received', 1] : ['autoReceived', 'autoReceived', 0],
      )
      expect(await owned()).toMatchObject({ balance: '900.00', locked: '0.00' })
      expect(await brokenChecks(deps().db)).toEqual([])
    })
  },
  { limits: crowdLimits },
)
