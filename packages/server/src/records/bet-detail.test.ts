import { betRecord, betRecords, transactionRecords, vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import { openGame } from '@baize/testing/playing'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { openFor, playRound, vendorCall } from '../../test/games/rounds.ts'
import type { OpenGame } from '../../test/games/rounds.ts'
import { auditLedger, isClean } from '../ledger/audit.ts'

onBothPlatforms(started => {
  let token: string
  let opened: OpenGame
  let name: string

  const member = async () => {
    const account = await started.client.register()
    const item = await openGame(started.client)
    return { token: account.token, opened: await openFor(started, account.token, item), name: item.gameName }
  }
  beforeEach(async () => {
    ;({ token, opened, name } = await member())
  })

  const bet = (roundId: string, txId: string, amount: string) =>
    vendorCall(started, vendorBet, { ...opened, currency: 'EUR', roundId, txId, amount })
  const win = (roundId: string, betTxId: string, amount: string, roundClosed: boolean) =>
    vendorCall(started, vendorWin, {
      ...{ player: opened.player, gameCode: opened.gameCode, currency: 'EUR', roundId, betTxId, amount, roundClosed },
      txId: `${betTxId}-win`,
    })
  const rollBack = (roundId: string, betTxId: string) =>
    vendorCall(started, vendorRollback, { player: opened.player, roundId, betTxId, txId: `${betTxId}-back` })
  const detail = (betNo: string, by = token) => started.client.call(betRecord, { betNo }, { token: by })
  const list = async (status?: 'unsettled' | 'won' | 'cancelled') =>
    (await started.client.call(betRecords, status ? { status } : {}, { token })).value

  test('a bet goes from unsettled to won, and lists every stake and movement [MEM-37]', async () => {
    await bet('round', 'first', '2.00')
    expect((await list('unsettled')).content).toMatchObject([{ game: name, bet: '2.00', profit: null }])
    started.clock.advance(5)
    await bet('round', 'second', '3.00')
    started.clock.advance(5)
    await win('round', 'first', '1.00', false)
    await win('round', 'second', '9.00', true)
    expect(await list('unsettled')).toMatchObject({ total: 0, totals: { period: { bet: '0.00' } } })
    const [row] = (await list('won')).content
    const { value } = await detail('studio:round')
    expect(value).toMatchObject({ ...row, bet: '5.00', validBet: '5.00', payout: '10.00', profit: '5.00' })
    expect(value.stakes).toMatchObject([
      { number: 'first', amount: '2.00', status: 'settled' },
      { number: 'second', amount: '3.00', status: 'settled' },
    ])
    expect(value.transactions).toMatchObject([
      { type: 'bet', amount: '-2.00', balanceBefore: '1000.00', balanceAfter: '998.00', remark: name },
      { type: 'bet', amount: '-3.00' },
      { type: 'payout', amount: '1.00' },
      { type: 'payout', amount: '9.00', balanceAfter: '1005.00', reference: 'studio:round' },
    ])
    expect(value.content).toBeNull()
  })

  test('a bet that is rolled back is cancelled, and says what came back', async () => {
    await bet('back', 'one', '4.00')
    await rollBack('back', 'one')
    const { content, totals } = await list('cancelled')
    const shown = { bet: '0.00', returned: '4.00', validBet: '0.00', payout: '0.00', profit: null }
    expect(content).toMatchObject([{ status: 'cancelled', ...shown }])
    expect(totals.period).toEqual({ count: 1, bet: '0.00', validBet: '0.00', payout: '0.00', profit: '0.00' })
    const { value } = await detail('studio:back')
    expect(value.stakes).toMatchObject([{ amount: '4.00', status: 'cancelled' }])
    expect(value.transactions).toMatchObject([{ amount: '-4.00' }, { type: 'bet', amount: '4.00' }])
  })

  test("another member's bet cannot be told from one that is not there [API-110]", async () => {
    await playRound(started, opened, 'mine', '1.00', '0.00')
    const { token: other } = await member()
    expect((await detail('studio:mine')).success).toBe(true)
    const answers = await Promise.all(
      ['studio:mine', 'studio:nothing', 'mine', 'other:mine'].map(betNo => detail(betNo, other)),
    )
    for (const { status, code, value } of answers) expect([status, code, value]).toEqual([404, 'NOT_FOUND', null])
  })

  test('bets at the same time leave sums that are right, without waiting for each other in a circle', async () => {
    const numbers = Array.from({ length: 16 }, (_, nth) => nth)
    const play = async (nth: number) => {
      await bet(`p${nth}`, `p${nth}-bet`, '1.00')
      if (nth % 4 === 0) return rollBack(`p${nth}`, `p${nth}-bet`)
      return win(`p${nth}`, `p${nth}-bet`, '2.00', nth % 4 !== 1)
    }
    await Promise.all(numbers.map(play))
    const { totals } = await list()
    expect(totals.period).toEqual({ count: 16, bet: '12.00', validBet: '8.00', payout: '24.00', profit: '8.00' })
    const { value } = await started.client.call(transactionRecords, { pageSize: 1 }, { token })
    expect(value).toMatchObject({ total: 33, content: [{ balanceAfter: '1012.00' }] })
    const { db } = started.platform.deps
    expect(isClean(await auditLedger(db))).toBe(true)
    const { rows } = await db.execute(sql`
      select deadlocks::int as count from pg_stat_database where datname = current_database()`)
    expect(rows).toEqual([{ count: 0 }])
  })
})
