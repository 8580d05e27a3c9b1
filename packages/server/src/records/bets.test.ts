import { betRecords, day, fromMinor, hour } from '@baize/contract'
import type { BetStatus, Input } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { dice } from '../../test/games/dice.ts'
import { storedRounds } from '../../test/games/stored-rounds.ts'
import { playerIdOf } from '../../test/player-helpers.ts'
import { runCommand } from '../app/commands.ts'
import { gameRounds } from '../game-vendors/index.ts'
import { game } from '../games/index.ts'
import { wordsOf } from '../games/title-words.ts'

type Asked = Input<typeof betRecords>
type Round = ReturnType<typeof storedRounds>[number]

/** Milliseconds by which the site's time is ahead of UTC in these tests. */
const offset = 5.75 * hour

function statusOf({ state, bet, win = 0n }: Round): BetStatus {
  if (state === 'open') return 'unsettled'
  if (state === 'rolled_back') return 'cancelled'
  return win > bet ? 'won' : win < bet ? 'lost' : 'draw'
}

/** Sums as a plain loop makes them. */
function sumsOf(rounds: readonly Round[]) {
  const sum = (pick: (round: Round, status: BetStatus) => bigint) =>
    fromMinor(
      rounds.reduce((total, round) => total + pick(round, statusOf(round)), 0n),
      'EUR',
    )
  const isDecided = (status: BetStatus) => ['won', 'lost'].includes(status)
  return {
    count: rounds.length,
    bet: sum(({ bet }) => bet),
    validBet: sum(({ bet }, status) => (isDecided(status) ? bet : 0n)),
    payout: sum(({ win = 0n }) => win),
    profit: sum(({ bet, win = 0n }, status) => (isDecided(status) || status === 'draw' ? win - bet : 0n)),
  }
}

const newestFirst = (one: Round, other: Round) =>
  other.openedAt.getTime() - one.openedAt.getTime() || (one.roundId < other.roundId ? 1 : -1)

onBothPlatforms(started => {
  let token: string
  let other: string
  let rounds: Round[]
  let titles: Map<string, string>
  let nodeIds: Map<string, string>

  const ask = async (asked: Asked, by = token) => started.client.call(betRecords, asked, { token: by })

  beforeAll(async () => {
    const { deps } = started.platform
    await runCommand(deps, ['flags', 'set', 'site.gmtOffset', '+05:45'], 'ada')
    const [own, stranger] = [await started.client.register(), await started.client.register()]
    token = own.token
    other = stranger.token
    const listed = await deps.db.select().from(game).where(eq(game.container, false)).limit(60)
    titles = new Map(listed.map(each => [each.gameCode, each.name]))
    nodeIds = new Map(listed.map(each => [each.gameCode, each.nodeId]))
    const games = [listed[0]!, listed[20]!, listed.at(-1)!].map(({ vassalage, gameType, gameCode }) => ({
      vassalage,
      gameType,
      gameCode,
    }))
    const lottery = { vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT', gameCode: 'saigon-draw' }
    const asked = { roll: dice(11), until: deps.clock.now(), games: [...games, lottery] }
    rounds = storedRounds({ ...asked, playerId: await playerIdOf(deps, own.username), count: 320, days: 25 })
    const strange = storedRounds({
      ...asked,
      playerId: await playerIdOf(deps, stranger.username),
      count: 20,
      days: 5,
    })
    await deps.db.insert(gameRounds).values([...rounds, ...strange])
  })

  /** Asks for every page, and compares each with the model. */
  async function expectPages(asked: Asked, kept: (round: Round) => boolean, pageSize: number): Promise<number> {
    const model = rounds.filter(kept).sort(newestFirst)
    const pages = Math.ceil(model.length / pageSize)
    for (let pageNo = 1; pageNo <= Math.max(1, pages); pageNo++) {
      const { value } = await ask({ ...asked, pageNo, pageSize })
      const expected = model.slice((pageNo - 1) * pageSize, pageNo * pageSize)
      expect(value.content.map(({ roundId }) => roundId)).toEqual(expected.map(({ roundId }) => roundId))
      expect(value.totals).toEqual({ page: sumsOf(expected), period: sumsOf(model) })
      expect([value.pageNum, value.totalPages, value.total]).toEqual([pageNo, pages, model.length])
    }
    return model.length
  }

  test('every page of all bets, and its sums, are those of a plain model [MEM-37] [API-109]', async () => {
    expect(await expectPages({}, () => true, 50)).toBe(320)
  })

  test('a page beyond the last one is empty', async () => {
    const { value } = await ask({ pageNo: 99, pageSize: 20 })
    expect(value).toMatchObject({ content: [], total: 320, totals: { page: { count: 0, bet: '0.00' } } })
  })

  test('days are those of the site, by the quarter of an hour [MEM-38]', async () => {
    const from = Date.parse('2026-11-10T00:00:00Z') - offset
    const isOn = (days: number) => (round: Round) => {
      const opened = round.openedAt.getTime()
      return opened >= from && opened < from + days * day
    }
    expect(await expectPages({ from: '2026-11-10', to: '2026-11-10' }, isOn(1), 5)).toBeGreaterThan(5)
    expect(await expectPages({ from: '2026-11-10', to: '2026-11-13' }, isOn(4), 20)).toBeGreaterThan(30)
  })

  describe('keeps to', () => {
    test.each(['unsettled', 'won', 'lost', 'draw', 'cancelled'] as const)('%s bets [MEM-38]', async status => {
      expect(await expectPages({ status }, round => statusOf(round) === status, 20)).toBeGreaterThan(20)
    })

    test('a vendor, and a category', async () => {
      const { vassalage, gameType } = rounds[0]!
      expect(await expectPages({ vassalage }, round => round.vassalage === vassalage, 100)).toBeLessThan(320)
      const category = gameType as 'RNG'
      expect(await expectPages({ category }, round => round.gameType === category, 100)).toBeGreaterThan(50)
    })

    test('games by the words of their names, lotteries among them', async () => {
      const gameCode = rounds.find(each => titles.has(each.gameCode))!.gameCode
      const words = wordsOf(titles.get(gameCode)!)
      const isNamed = (round: Round) => {
        const own = wordsOf(titles.get(round.gameCode) ?? 'Saigon Draw')
        return words.every(word => own.some(each => each.startsWith(word)))
      }
      expect(await expectPages({ keyword: words.join(' ').toUpperCase() }, isNamed, 100)).toBeGreaterThan(20)
      expect(await expectPages({ keyword: 'saig' }, each => each.gameCode === 'saigon-draw', 100)).toBeGreaterThan(20)
      expect(await expectPages({ keyword: '?!' }, () => false, 20)).toBe(0)
    })
  })

  test('a bet says all that its page shows [MEM-37]', async () => {
    const { value } = await ask({ keyword: 'saigon draw', status: 'won', pageSize: 1 })
    const [record] = value.content
    const round = rounds.find(({ roundId }) => roundId === record?.roundId)!
    expect(record).toEqual({
      betNo: `studio:${round.roundId}`,
      placedAt: round.openedAt.toISOString(),
      settledAt: round.closedAt?.toISOString(),
      category: 'LOTT',
      vassalage: 'TCG_LOTTO_VN',
      vendor: expect.any(String) as string,
      gameCode: 'saigon-draw',
      game: 'Saigon Draw',
      // It stands in no catalogue here.
      iconUrl: '/cdn/default.svg',
      roundId: round.roundId,
      bet: fromMinor(round.bet, 'EUR'),
      returned: '0.00',
      validBet: fromMinor(round.bet, 'EUR'),
      payout: fromMinor(round.win ?? 0n, 'EUR'),
      profit: fromMinor((round.win ?? 0n) - round.bet, 'EUR'),
      currency: 'EUR',
      status: 'won',
    })
    const listed = (await ask({ pageSize: 100 })).value.content.filter(({ gameCode }) => nodeIds.has(gameCode))
    expect(listed.length).toBeGreaterThan(20)
    for (const { gameCode, iconUrl } of listed) expect(iconUrl).toBe(`/cdn/g/${nodeIds.get(gameCode)}-s.svg`)
    const unsettled = (await ask({ status: 'unsettled', pageSize: 1 })).value.content
    expect(unsettled).toMatchObject([{ settledAt: null, profit: null, validBet: '0.00', payout: '0.00' }])
  })

  test('everybody sees the own bets alone; who has none sees an empty list', async () => {
    expect((await ask({}, other)).value.total).toBe(20)
    const { token: fresh } = await started.client.register()
    expect((await ask({}, fresh)).value).toMatchObject({
      content: [],
      totalPages: 0,
      total: 0,
      totals: { period: { count: 0, bet: '0.00', profit: '0.00' } },
    })
  })

  test('without days they are the last ninety', async () => {
    expect((await ask({})).value.period).toEqual({ from: '2026-08-24', to: '2026-11-21' })
    expect((await ask({ to: '2026-03-31' })).value.period).toEqual({ from: '2026-01-01', to: '2026-03-31' })
    expect((await ask({ from: '2026-01-01' })).value.period).toEqual({ from: '2026-01-01', to: '2026-03-31' })
    expect((await ask({ from: '2026-11-01' })).value.period).toEqual({ from: '2026-11-01', to: '2026-11-21' })
    expect((await ask({ to: '2025-12-01' })).value.period).toEqual({ from: '2025-11-21', to: '2025-12-01' })
  })

  test('refuses more than ninety days, more than twelve months back, and days that are turned [MEM-11]', async () => {
    const refused = async (asked: Asked) => {
      const { code, value } = await ask(asked)
      return [code, value]
    }
    const invalid = (fields: object) => ['FIELD_INVALID', { fields }]
    expect(await refused({ from: '2026-08-23', to: '2026-11-21' })).toEqual(invalid({ to: 'tooLong' }))
    expect(await refused({ from: '2025-11-20', to: '2025-12-01' })).toEqual(invalid({ from: 'tooOld' }))
    expect(await refused({ from: '2026-11-02', to: '2026-11-01' })).toEqual(invalid({ to: 'turned' }))
    expect(await refused({ from: '2026-02-31' })).toEqual(['BAD_REQUEST', null])
    expect((await ask({ from: '2025-11-21', to: '2026-02-18' })).success).toBe(true)
  })
})
