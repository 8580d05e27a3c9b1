import { rankList, winnersList, type WinPeriod } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { openFor, playRound, type OpenGame } from '../../test/games/rounds.ts'
import { startedPlatform } from '../../test/started.ts'

const started = startedPlatform({ games: 60 })
const day = 86_400

const board = async (
  view: 'latest' | 'biggest' = 'latest',
  limitNum = 20,
  gameCategory: 'ALL' | 'RNG' | 'FISH' = 'ALL',
) => {
  // What was asked a moment ago may be shown again.
  started.clock.advance(6)
  return (await started.client.call(rankList, { gameCategory, language: 'EN', limitNum, view })).value
}

let game: OpenGame | null = null
async function play(roundId: string, win: string): Promise<void> {
  started.clock.advance(1)
  game ??= await openFor(started, (await started.client.login('demo', 'Demo1234')).token, {
    vassalage: 'ORIENT',
    gameType: 'RNG',
    gameCode: 'jade-dragon',
  })
  await playRound(started, game, roundId, '1.00', win)
}
const rounds = (list: { roundId: string }[]) => list.map(entry => entry.roundId)

describe('the winner board', () => {
  it('is empty while nobody has won [WIN-10]', async () => {
    expect((await board()).list).toEqual([])
  })

  it('shows a won round with its masked player, its game and its amount [WIN-02] [WIN-09] [ENT-20] [API-42]', async () => {
    await play('first', '12.50')
    const { list, asOf } = await board()
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({
      customerName: 'de***',
      winAmount: '12.50',
      stake: '1.00',
      currency: 'EUR',
      roundId: 'first',
      game: {
        vassalage: 'ORIENT',
        gameType: 'RNG',
        gameCode: 'jade-dragon',
        name: 'Jade Dragon',
        displayName: 'Orient',
      },
    })
    expect(list[0]?.iconUrl).toBe(`/cdn/g/${list[0]?.game.nodeId}-s.svg`)
    expect(Date.parse(asOf)).toBe(started.clock.now().getTime())
  })

  it('leaves out rounds that paid no more than twice their stake [WIN-10]', async () => {
    await play('lost', '0.00')
    await play('less', '0.50')
    await play('even', '1.00')
    await play('gain', '1.50')
    await play('double', '2.00')
    for (const view of ['latest', 'biggest'] as const) expect(rounds((await board(view)).list)).toEqual(['first'])
  })

  it('has the latest first, or the biggest [WIN-03] [WIN-07]', async () => {
    await play('big', '500.00')
    await play('small', '2.01')
    expect(rounds((await board('latest')).list)).toEqual(['small', 'big', 'first'])
    expect(rounds((await board('biggest')).list)).toEqual(['big', 'first', 'small'])
  })

  it('answers both lists to one call of twenty [WIN-03] [WIN-05] [WIN-07]', async () => {
    started.clock.advance(6)
    const { value } = await started.client.call(rankList, { gameCategory: 'ALL', language: 'EN', limitNum: 20 })
    expect(rounds(value.list)).toEqual(rounds((await board('latest')).list))
    expect(rounds(value.biggest ?? [])).toEqual(rounds((await board('biggest')).list))
  })

  it('gives as many as asked for, and twenty at most [WIN-04] [WIN-05]', async () => {
    for (let index = 0; index < 20; index++) await play(`more-${index}`, '3.00')
    expect((await board('latest')).list).toHaveLength(20)
    expect((await board('biggest', 9)).list).toHaveLength(9)
    const tooMany = await started.client.call(rankList, { gameCategory: 'ALL', language: 'EN', limitNum: 21 })
    expect(tooMany.code).toBe('BAD_REQUEST')
  })

  it('keeps to a kind of game', async () => {
    expect((await board('latest', 20, 'RNG')).list).toHaveLength(20)
    expect((await board('latest', 20, 'FISH')).list).toEqual([])
  })

  it('lists the biggest of today, this week and this month, of one kind or of all [WIN-06] [API-133]', async () => {
    const wins = async (period: WinPeriod, gameCategory: 'ALL' | 'RNG' | 'FISH' = 'ALL') => {
      started.clock.advance(6)
      return (await started.client.call(winnersList, { period, gameCategory, language: 'EN' })).value.list
    }
    const today = await wins('TODAY', 'RNG')
    expect(today).toHaveLength(20)
    expect(rounds(today).slice(0, 2)).toEqual(['big', 'first'])
    expect(today.every(win => win.customerName.includes('***'))).toBe(true)
    expect(await wins('TODAY', 'FISH')).toEqual([])
    started.clock.advance(day)
    expect(await wins('TODAY')).toEqual([])
    expect(await wins('WEEK')).toEqual(today)
    started.clock.advance(day)
    expect(await wins('WEEK')).toEqual([])
    expect(rounds(await wins('MONTH')).at(0)).toBe('big')
  })

  it('forgets the biggest wins after seven days, the latest never', async () => {
    started.clock.advance(8 * day)
    expect((await board('biggest')).list).toEqual([])
    expect((await board('latest')).list).toHaveLength(20)
  })
})
