import { bonusRecords, inboxMessages, profitRecords, transactionRecords } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { playerOn } from '../../test/bonuses.ts'
import { brokenChecks } from '../../test/broken-checks.ts'
import { lastEvent } from '../../test/staff-events.ts'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { runDueJobs } from '../app/jobs.ts'
import { writeSetting } from '../db/settings.ts'
import { grantBonus } from './grant.ts'
import { bonusesSetting } from './setting.ts'

const started = startedPlatform({ games: 10 })
const deps = () => started.platform.deps
const broken = () => brokenChecks(deps().db)

let who: Awaited<ReturnType<typeof playerOn>>
beforeEach(async () => {
  who = await playerOn(started)
})

const daySeconds = 24 * 60 * 60
/** All that the member was told. */
const messages = async () => {
  const asked = { kind: 'personal', language: 'EN' } as const
  const { value } = await started.client.call(inboxMessages, asked, { token: who.account.token })
  return value.content.map(({ title, content }) => `${title}: ${content.replace(/<.*?>/g, '')}`).join('\n')
}
const ops = async (...words: string[]) => (await runCommand(deps(), ['bonuses', ...words], 'ann')).lines.join('\n')

describe('a bonus', () => {
  test('is granted beside own money, once for each key, and its owner reads of it [MEM-43] [MEM-44]', async () => {
    const given = {
      ...{ playerId: who.player, grantedBy: 'promotion:welcome', grantKey: '1', name: 'Welcome match' },
      ...{ source: 'First deposit, 50%', amount: 5000n, turnoverNeeded: 10000n },
      validUntil: new Date('2026-12-14T12:00:00Z'),
    }
    const granted = await grantBonus(deps(), given)
    expect(await grantBonus(deps(), given)).toBeNull()
    expect(await who.own()).toBe('1000.00')
    expect(await who.records()).toMatchObject({
      content: [
        {
          ...{ id: granted?.id, name: 'Welcome match', source: 'First deposit, 50%', state: 'active' },
          ...{ amount: '50.00', balance: '50.00', staked: '0.00', turnoverNeeded: '100.00', turnoverDone: '0.00' },
          ...{ validUntil: '2026-12-14T12:00:00.000Z', endedAt: null, currency: 'EUR' },
        },
      ],
      ...{ total: 1, own: '1000.00', bonus: '50.00', period: null },
      totals: { page: { count: 1, amount: '50.00' }, period: { count: 1, amount: '50.00' } },
    })
    expect(await messages()).toContain('Your bonus “Welcome match”: You have been granted a bonus of 50.00 EUR.')
    expect(await broken()).toEqual([])
  })

  test('is played after own money, and gets its part of a win by what it had of the stakes', async () => {
    const id = await who.granted()
    expect(await who.bet('a', '990.00')).toMatchObject({ value: { balance: '60.00' } })
    expect(await who.bonus(id)).toMatchObject({ balance: '50.00', staked: '0.00' })
    expect(await who.win('a', '0')).toMatchObject({ value: { balance: '60.00' } })
    // 10.00 are own money, 20.00 the bonus's.
    expect(await who.bet('b', '30.00')).toMatchObject({ value: { balance: '30.00' } })
    expect(await who.bonus(id)).toMatchObject({ balance: '30.00', staked: '20.00' })
    expect(await who.own()).toBe('0.00')
    expect(await who.bet('c', '30.01')).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    // Of 100.00 two thirds belong to the bonus, rounded down to 66.66.
    expect(await who.win('b', '100.00')).toMatchObject({ value: { balance: '130.00' } })
    expect(await who.bonus(id)).toMatchObject({ balance: '96.66', staked: '0.00' })
    expect(await who.own()).toBe('33.34')
    expect(await broken()).toEqual([])
  })

  test('gets back what it had in a bet that is rolled back, and keeps the rest of the round', async () => {
    const id = await who.granted()
    await who.play('1000.00')
    await who.bet('a', '10.00')
    await who.bet('a', '30.00', 'a-more')
    expect(await who.bonus(id)).toMatchObject({ balance: '10.00', staked: '40.00' })
    expect(await who.rollBack('a', 'a-more')).toMatchObject({ value: { balance: '40.00' } })
    expect(await who.rollBack('a', 'a-more')).toMatchObject({ value: { balance: '40.00' } })
    expect(await who.bonus(id)).toMatchObject({ balance: '40.00', staked: '10.00' })
    expect(await who.win('a', '5.00')).toMatchObject({ value: { balance: '45.00' } })
    expect(await who.bonus(id)).toMatchObject({ balance: '45.00' })
    expect(await who.own()).toBe('0.00')
    expect(await broken()).toEqual([])
  })

  test('is played first where it ends first', async () => {
    const late = await who.granted({ amount: '20.00', days: 20 })
    const soon = await who.granted({ amount: '5.00', days: 5 })
    await who.play('1000.00')
    await who.bet('a', '12.00')
    expect([(await who.bonus(soon)).balance, (await who.bonus(late)).balance]).toEqual(['0.00', '13.00'])
    // 24.01 by 5 and 7 of 12: 10.00 and 14.00, and a cent of own money.
    await who.win('a', '24.01')
    expect([(await who.bonus(soon)).balance, (await who.bonus(late)).balance]).toEqual(['10.00', '27.00'])
    expect(await who.own()).toBe('0.01')
    expect(await broken()).toEqual([])
  })
})

describe('the turnover', () => {
  test('counts valid bets since the grant, with whatever money, and makes the bonus one’s own [MEM-44]', async () => {
    await who.play('70.00')
    started.clock.advance(1)
    const id = await who.granted({ turnover: '100.00' })
    await who.play('60.00', '60.00')
    await who.bet('open', '50.00')
    await who.play('99.99')
    expect(await who.bonus(id)).toMatchObject({ state: 'active', turnoverDone: '99.99' })
    await who.play('0.01')
    expect(await who.bonus(id)).toMatchObject({
      ...{ state: 'completed', turnoverDone: '100.00', balance: '50.00' },
      endedAt: started.clock.now().toISOString(),
    })
    expect(await who.own()).toBe('830.00')
    expect(await who.records()).toMatchObject({ bonus: '0.00' })
    expect(await messages()).toContain('The turnover of this bonus is done: 50.00 EUR are yours now.')
    expect(await lastEvent(deps())).toMatchObject({ what: 'bonus-completed', reason: id, playerId: who.player })
    expect(await broken()).toEqual([])
  })

  test('takes bets by the contribution of their category on the day of the grant', async () => {
    const { gameType } = (
      await deps().db.execute<{ gameType: string }>(
        sql`select game_type as "gameType" from game_launch where player_id = ${who.player}::uuid`,
      )
    ).rows[0]!
    await writeSetting(deps(), bonusesSetting, { contributions: { [gameType]: 33 } })
    const id = await who.granted()
    await writeSetting(deps(), bonusesSetting, bonusesSetting.defaults)
    const other = await who.granted({ turnover: '200.00' })
    await who.play('10.01')
    await who.play('0.02')
    expect([(await who.bonus(id)).turnoverDone, (await who.bonus(other)).turnoverDone]).toEqual(['3.30', '10.03'])
  })

  test('is completed by the job, where nobody asks; of a bonus without one at once', async () => {
    const id = await who.granted({ turnover: '0' })
    const other = await who.granted({ turnover: '0.01' })
    started.clock.advance(10 * 60)
    await runDueJobs(deps())
    const states = async () =>
      (await deps().db.execute<{ id: string; state: string }>(sql`select id, state from bonus`)).rows
    expect(await states()).toContainEqual({ id, state: 'completed' })
    expect(await states()).toContainEqual({ id: other, state: 'active' })
    expect(await who.own()).toBe('1050.00')
  })

  test('goes before the time: a bonus that is found too late is completed, with bets before its end alone', async () => {
    const days = 5 / (24 * 60)
    const done = await who.granted({ days, turnover: '100.00' })
    const open = await who.granted({ days, turnover: '150.00' })
    await who.play('100.00')
    started.clock.advance(10 * 60)
    await who.play('60.00')
    expect(await who.bonus(done)).toMatchObject({ state: 'completed' })
    expect(await who.bonus(open)).toMatchObject({ state: 'expired', turnoverDone: '100.00', balance: '50.00' })
    expect(await messages()).toContain('ran out before its turnover was done. 50.00 EUR were removed.')
    expect(await who.own()).toBe('890.00')
    expect(await broken()).toEqual([])
  })
})

describe('cancelling', () => {
  test('removes the bonus and its winnings, and nothing else [MEM-44]', async () => {
    const [id, other] = [await who.granted(), await who.granted({ amount: '12.50', days: 40 })]
    await who.play('1000.00')
    await who.play('50.00', '68.60')
    expect(await who.bonus(id)).toMatchObject({ balance: '68.60' })
    expect(await who.cancel(id)).toMatchObject({ value: { bonus: { state: 'cancelled', balance: '68.60' } } })
    expect(await who.records()).toMatchObject({ own: '0.00', bonus: '12.50' })
    expect(await who.bonus(other)).toMatchObject({ state: 'active', balance: '12.50' })
    expect(await lastEvent(deps())).toMatchObject({
      ...{ what: 'bonus-cancelled', reason: id, account: who.account.username },
      ...{ before: { state: 'active', balance: '68.60' }, after: { state: 'cancelled' } },
    })
    expect(await who.cancel(id)).toMatchObject({ success: false, code: 'BONUS_ENDED' })
    expect(await broken()).toEqual([])
  })

  test('is for the owner of an active bonus: not one whose turnover is done', async () => {
    const id = await who.granted({ turnover: '100.00' })
    const stranger = await playerOn(started)
    expect(await stranger.cancel(id)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await who.cancel('nobody')).toMatchObject({ code: 'NOT_FOUND' })
    await who.play('100.00')
    expect(await who.cancel(id)).toMatchObject({ code: 'BONUS_ENDED' })
    expect(await who.bonus(id)).toMatchObject({ state: 'completed' })
    expect(await who.own()).toBe('950.00')
  })

  test('takes what a bet that is unsettled wins for the bonus later, and leaves own money its part', async () => {
    const id = await who.granted()
    await who.play('990.00')
    await who.bet('a', '30.00')
    await who.cancel(id)
    expect(await who.bonus(id)).toMatchObject({ state: 'cancelled', balance: '30.00', staked: '20.00' })
    expect(await who.win('a', '90.00')).toMatchObject({ value: { balance: '30.00' } })
    expect(await who.bonus(id)).toMatchObject({ balance: '30.00', staked: '0.00' })
    expect(await broken()).toEqual([])
  })

  test('a bonus that was completed meanwhile leaves its owner what it wins', async () => {
    const id = await who.granted({ turnover: '0.01' })
    await who.bet('a', '1000.00')
    await who.bet('a', '20.00', 'a-more')
    await who.play('0.01')
    expect(await who.bonus(id)).toMatchObject({ state: 'completed', balance: '29.99', staked: '20.00' })
    await who.win('a', '510.00')
    await who.bet('b', '1.00')
    await who.win('b', '2.00')
    // 29.99 of the bonus, 510.00, and 1.00 of the last round.
    expect(await who.own()).toBe('540.99')
    expect(await broken()).toEqual([])
  })
})

describe('the list', () => {
  test('filters by state and by the day on which bonuses end, also of the future [MEM-44] [CONST-39]', async () => {
    const soon = await who.granted({ days: 3 })
    started.clock.advance(1)
    const late = await who.granted({ days: 20 })
    await who.cancel(late)
    const ids = async (query: Parameters<typeof who.records>[0]) =>
      (await who.records(query)).content.map(({ id }) => id)
    const now = started.clock.now().getTime()
    const dayIn = (days: number) => new Date(now + days * daySeconds * 1000).toISOString().slice(0, 10)
    expect(await ids({})).toEqual([late, soon])
    expect(await ids({ status: 'active' })).toEqual([soon])
    expect(await ids({ status: 'cancelled' })).toEqual([late])
    expect(await ids({ from: dayIn(0), to: dayIn(7) })).toEqual([soon])
    expect(await ids({ from: dayIn(0), to: dayIn(30) })).toEqual([late, soon])
    expect(await ids({ from: dayIn(-7), to: dayIn(0) })).toEqual([])
    expect(await ids({ pageNo: 2, pageSize: 1 })).toEqual([soon])
    expect((await who.records({ from: dayIn(0), to: dayIn(7) })).period).toEqual({ from: dayIn(0), to: dayIn(7) })
    const turned = await started.client.call(
      bonusRecords,
      { from: dayIn(7), to: dayIn(0) },
      { token: who.account.token },
    )
    expect(turned).toMatchObject({ code: 'FIELD_INVALID', value: { fields: { to: 'turned' } } })
  })

  test('and the record and the result of a member show what of a bonus came into their own money [MEM-40] [MEM-42]', async () => {
    const { token } = who.account
    const id = await who.granted()
    await who.play('1000.00')
    await who.play('30.00', '40.00')
    const { value: moved } = await started.client.call(transactionRecords, { type: 'bonus' }, { token })
    expect(moved.content.map(({ amount, reference }) => [amount, reference]).slice(0, 2)).toEqual([
      ['-40.00', id],
      ['30.00', id],
    ])
    const { value: result } = await started.client.call(profitRecords, {}, { token })
    // 1,000.00 of welcome and -10.00 of the bonus; with 40.00 won, 1,030.00 bet.
    expect(result.totals).toMatchObject({ bonus: '990.00', payout: '40.00', bet: '1030.00', net: '0.00' })
  })
})

describe('staff', () => {
  test('grant, list and cancel bonuses, and say why', async () => {
    const { username } = who.account
    const said = await ops('grant', username, 'Welcome back', '8.00', '80.00', '14', 'Bad', 'week.')
    const id = / has ([\w-]{36}): 8\.00 EUR, turnover 80\.00\./.exec(said)?.[1] ?? ''
    expect(await ops('list', username)).toMatch(
      new RegExp(`^${id} .* active +"Welcome back" +amount 8.00 EUR +left 8.00 +turnover 0.00 of 80.00`),
    )
    expect(await ops('cancel', username, id)).toContain('Say the reason')
    expect(await ops('cancel', username, id, 'Granted', 'twice.')).toContain('is cancelled: 8.00 EUR are removed.')
    expect(await ops('cancel', username, id, 'Again.')).toContain('has no active bonus')
    expect(await messages()).toContain('Reason: Granted twice.')
    expect(await broken()).toEqual([])
  })

  test('are refused what cannot be granted, and are told why', async () => {
    const refused: [words: string, said: string][] = [
      ['grant nobody A 1 1 1 R', 'Nobody is called nobody'],
      ['grant ACCOUNT A 0 1 1 R', 'Say an amount above zero'],
      ['grant ACCOUNT A x 1 1 R', '"x" is no amount in EUR'],
      ['grant ACCOUNT A 1 -1 1 R', '"-1" is no amount in EUR'],
      ['grant ACCOUNT A 1 1 366 R', 'Say for how many days'],
      ['grant ACCOUNT A 1 1 1', 'Say the reason'],
      [`grant ACCOUNT ${'x'.repeat(81)} 1 1 1 R`, 'Say the name'],
      ['burn ACCOUNT', 'There is no subject "burn"'],
    ]
    for (const [words, said] of refused)
      expect(await ops(...words.replace('ACCOUNT', who.account.username).split(' ')), words).toContain(said)
    expect((await who.records()).total).toBe(0)
  })
})

test('the audit finds what is wrong with bonuses, and nothing where nothing is', async () => {
  const tamperings: [name: string, change: SQL][] = [
    ['bonuses-are-their-money', sql`update bonus set balance = balance + 1`],
    ['bonus-money-is-of-bonuses', sql`update bonus set balance = balance + 1`],
    ['bonuses-are-their-money', sql`update bonus set amount = amount + 1`],
    ['bonus-stakes-stand', sql`update bonus_stake set amount = amount + 1`],
    ['bonus-stakes-stand', sql`update vendor_bet set state = 'rolled_back'`],
  ]
  await who.granted()
  await who.play('1000.00')
  await who.bet('a', '10.00')
  expect(await broken()).toEqual([])
  for (const [name, change] of tamperings) {
    const found: string[] = []
    const undone = deps().db.transaction(async tx => {
      await tx.execute(change)
      found.push(...(await brokenChecks(tx)))
      tx.rollback()
    })
    await expect(undone).rejects.toThrow()
    expect(found).toContain(name)
  }
  expect(await broken()).toEqual([])
})
