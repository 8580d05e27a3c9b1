import { day, fromMinor, hour, profitRecords } from '@baize/contract'
import type { Input } from '@baize/contract'
import { beforeAll, expect, test } from 'vitest'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { dice } from '../../test/games/dice.ts'
import { storedRounds } from '../../test/games/stored-rounds.ts'
import { playerIdOf } from '../../test/player-helpers.ts'
import { runCommand } from '../app/commands.ts'
import { gameRounds } from '../game-vendors/index.ts'
import { openHold, payHold, releaseHold } from '../ledger/hold.ts'

type Round = ReturnType<typeof storedRounds>[number]

const text = (amount: bigint) => fromMinor(amount, 'EUR')

/** What settled rounds came to, as a plain loop adds them up. */
function playOf(rounds: readonly Round[], bonus = 0n) {
  const settled = rounds.filter(({ state }) => state === 'closed')
  const sum = (pick: (round: Round) => bigint) => settled.reduce((total, round) => total + pick(round), 0n)
  const [bet, payout] = [sum(round => round.bet), sum(({ win = 0n }) => win)]
  const validBet = sum(round => (round.win === round.bet ? 0n : round.bet))
  return {
    bet: text(bet),
    validBet: text(validBet),
    payout: text(payout),
    bonus: text(bonus),
    net: text(payout + bonus - bet),
  }
}

onBothPlatforms(started => {
  let token: string
  let rounds: Round[]

  const ask = async (asked: Input<typeof profitRecords>, by = token) =>
    (await started.client.call(profitRecords, asked, { token: by })).value
  const setZone = (offset: string) =>
    runCommand(started.platform.deps, ['flags', 'set', 'site.gmtOffset', offset], 'ada')

  beforeAll(async () => {
    const { deps } = started.platform
    const account = await started.client.register()
    token = account.token
    const playerId = await playerIdOf(deps, account.username)
    rounds = storedRounds({ roll: dice(3), playerId, count: 250, until: deps.clock.now(), days: 12 })
    await deps.db.insert(gameRounds).values(rounds)
    const hold = (id: string, amount: bigint) => ({ playerId, id, currency: 'EUR', amount })
    for (const [id, amount] of [
      ['paid', 5_000n],
      ['waits', 700n],
      ['back', 300n],
    ] as const)
      await openHold(deps, hold(id, amount))
    await payHold(deps, hold('paid', 5_000n))
    await releaseHold(deps, hold('back', 300n))
  })

  test.each(['+00:00', '+05:45', '-09:30', '+08:00'])('every day, in the zone %s [MEM-42] [API-112]', async zone => {
    await setZone(zone)
    const offset = Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01T00:00:00${zone}`)
    const dayOf = (time: number) => new Date(time + offset).toISOString().slice(0, 10)
    const today = dayOf(started.clock.now().getTime())
    const from = dayOf(started.clock.now().getTime() - 9 * day)
    const { rows, totals, period } = await ask({ from, to: today, groupBy: 'day' })
    expect([rows.length, rows[0]?.day, rows.at(-1)?.day, period]).toEqual([10, today, from, { from, to: today }])
    for (const row of rows) {
      const isToday = row.day === today
      const own = rounds.filter(({ openedAt }) => dayOf(openedAt.getTime()) === row.day)
      expect(row).toEqual({
        day: row.day,
        ...playOf(own, isToday ? 100_000n : 0n),
        ...{ deposit: '0.00', withdrawal: isToday ? '50.00' : '0.00', rebate: '0.00' },
      })
    }
    const shown = rounds.filter(({ openedAt }) => dayOf(openedAt.getTime()) >= from)
    expect(totals).toMatchObject({ ...playOf(shown, 100_000n), withdrawal: '50.00' })
  })

  test('each category that was played [MEM-42]', async () => {
    await setZone('+05:45')
    const { rows, totals } = await ask({ groupBy: 'category' })
    expect(rows.map(({ category }) => category)).toEqual(['RNG', 'FISH', 'LOTT'])
    for (const { category, ...card } of rows)
      expect(card).toMatchObject(playOf(rounds.filter(({ gameType }) => gameType === category)))
    expect(totals).toMatchObject({ ...playOf(rounds, 100_000n), withdrawal: '50.00' })
  })

  test('categories by the quarter of an hour', async () => {
    const begin = Date.parse('2026-11-15T00:00:00Z') - 5.75 * hour
    const within = rounds.filter(({ openedAt }) => {
      const opened = openedAt.getTime()
      return opened >= begin && opened < begin + day
    })
    const { totals } = await ask({ from: '2026-11-15', to: '2026-11-15', groupBy: 'category' })
    expect(totals).toMatchObject(playOf(within))
  })

  test('who never played sees the days without anything but the welcome', async () => {
    const { token: fresh } = await started.client.register()
    const { rows, totals } = await ask({ from: '2026-11-20', to: '2026-11-21' }, fresh)
    expect(rows.map(row => row.net)).toEqual(['1000.00', '0.00'])
    expect(totals).toMatchObject({ bet: '0.00', bonus: '1000.00', net: '1000.00' })
    expect((await ask({ groupBy: 'category' }, fresh)).rows).toEqual([])
  })
})
