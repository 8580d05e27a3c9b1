import { placeWithdrawal, withdrawConfig } from '@baize/contract'
import type { Input } from '@baize/contract'
import { beforeEach, expect, test } from 'vitest'
import { countCodes, crowd, crowdLimits, inCrowd } from '../../test/at-once.ts'
import { playerOn } from '../../test/bonuses.ts'
import { brokenChecks } from '../../test/broken-checks.ts'
import { withdrawalInput } from '../../test/calls/withdrawal-calls.ts'
import type { Payee } from '../../test/calls/withdrawal-calls.ts'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { bonus } from '../bonus-money/index.ts'
import { writeSetting } from '../db/settings.ts'
import { readMoney } from '../wallet/index.ts'
import { withdrawalsSetting } from '../withdrawals/setting.ts'
import { settleBonuses } from './settle.ts'

onBothPlatforms(
  started => {
    const deps = () => started.platform.deps
    let who: Awaited<ReturnType<typeof playerOn>>
    let payee: Payee
    beforeEach(async () => {
      await writeSetting(deps(), withdrawalsSetting, { ...withdrawalsSetting.defaults, dailyCount: 1000 })
      who = await playerOn(started)
      payee = await who.asPayee()
    })
    const withdraw = (more: Partial<Input<typeof placeWithdrawal>> = {}) =>
      started.client.call(placeWithdrawal, withdrawalInput(payee, more), { token: payee.token })
    const config = async () => (await started.client.call(withdrawConfig, {}, { token: payee.token })).value

    test('a withdrawal is refused while a bonus is active, unless it gives the bonus up [MEM-30] [MEM-31]', async () => {
      const id = await who.granted({ turnover: '100.00' })
      await who.play('40.00')
      expect(await config()).toMatchObject({
        ...{ balance: '960.00', withdrawable: '960.00' },
        bonuses: [{ id, name: 'Welcome match', balance: '50.00', turnoverNeeded: '100.00', turnoverDone: '40.00' }],
      })
      expect(await withdraw()).toMatchObject({ success: false, code: 'BONUS_ACTIVE' })
      expect(await who.bonus(id)).toMatchObject({ state: 'active' })
      const key = crypto.randomUUID()
      const given = { amount: '960.00', givesUpBonuses: true, idempotencyKey: key }
      expect(await withdraw(given)).toMatchObject({ value: { order: { state: 'pending', amount: '960.00' } } })
      expect(await who.bonus(id)).toMatchObject({ state: 'cancelled', balance: '50.00' })
      const later = await who.granted({ days: 3 })
      expect(await withdraw(given)).toMatchObject({ value: { order: { amount: '960.00' } } })
      expect(await who.bonus(later)).toMatchObject({ state: 'active' })
      expect(await config()).toMatchObject({ withdrawable: '0.00', held: '960.00', bonuses: [{ id: later }] })
      expect(await brokenChecks(deps().db)).toEqual([])
    })

    test('a withdrawal that is refused gives nothing up, and one whose turnover is done takes no bonus', async () => {
      const id = await who.granted({ turnover: '100.00' })
      expect(await withdraw({ amount: '1000.01', givesUpBonuses: true })).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
      expect(await withdraw({ paymentPassword: 'wrong1', givesUpBonuses: true })).toMatchObject({ success: false })
      expect(await who.bonus(id)).toMatchObject({ state: 'active' })
      await who.play('100.00')
      expect(await withdraw({ amount: '950.00' })).toMatchObject({ value: { order: { amount: '950.00' } } })
      expect(await who.bonus(id)).toMatchObject({ state: 'completed' })
      expect(await brokenChecks(deps().db)).toEqual([])
    })

    test('cancelling, settling and withdrawing at once end a bonus once, whichever comes first', async () => {
      const id = await who.granted({ turnover: '100.00' })
      const replies = await inCrowd<{ success: boolean; code?: string }>(async nth => {
        if (nth % 3 === 0) return who.cancel(id)
        if (nth % 3 === 1) return withdraw({ amount: '20.00', givesUpBonuses: true })
        await settleBonuses(deps(), who.player)
        return { success: true, code: 'settled' }
      })
      expect(countCodes(replies)['done']).toBeGreaterThanOrEqual(17)
      expect(await who.bonus(id)).toMatchObject({ state: 'cancelled', balance: '50.00' })
      expect(await who.own()).toBe('660.00')
      expect(await brokenChecks(deps().db)).toEqual([])
    })

    test('completing and cancelling at once make the bonus one’s own, once', async () => {
      const id = await who.granted({ turnover: '100.00' })
      await who.play('100.00')
      const replies = await inCrowd<{ success: boolean; code?: string }>(async nth => {
        if (nth % 2) return who.cancel(id)
        await settleBonuses(deps(), who.player)
        return { success: true, code: 'settled' }
      })
      expect(countCodes(replies)).toEqual({ BONUS_ENDED: crowd / 2, settled: crowd / 2 })
      expect(await who.own()).toBe('950.00')
      expect(await brokenChecks(deps().db)).toEqual([])
    })

    test('a bonus whose time is over runs out once, however many find it', async () => {
      const id = await who.granted({ days: 1 })
      started.clock.advance(24 * 60 * 60)
      await inCrowd(() => settleBonuses(deps(), who.player))
      const found = (await deps().db.select().from(bonus)).find(each => each.id === id)
      expect(found).toMatchObject({ state: 'expired', balance: 5000n })
      expect((await readMoney(deps(), who.player)).cash).toBe(100000n)
      expect(await brokenChecks(deps().db)).toEqual([])
    })

    test('bets that draw on one bonus at once take no more than it has', async () => {
      const id = await who.granted()
      await who.play('990.00')
      const rounds = Array.from({ length: crowd }, who.newRound)
      const bets = await Promise.all(rounds.map(round => who.bet(round, '2.00')))
      expect(countCodes(bets)).toEqual({ done: 30, INSUFFICIENT_FUNDS: 20 })
      expect(await who.bonus(id)).toMatchObject({ balance: '0.00', staked: '50.00' })
      const taken = rounds.filter((_, nth) => bets[nth]?.success)
      await Promise.all(taken.map((round, nth) => (nth % 2 ? who.win(round, '4.00') : who.rollBack(round))))
      // 15 rounds pay double, 15 give back: 90.00, of which 10.00 were own money.
      const [{ balance }, own] = [await who.bonus(id), await who.own()]
      expect(Number(balance) + Number(own)).toBe(90)
      expect(await brokenChecks(deps().db)).toEqual([])
    })
  },
  { limits: crowdLimits },
)
