import { toMinor } from '@baize/contract'
import { expect, test } from 'vitest'
import type { Player } from '../../../test/player.ts'
import { studioSetup } from '../../../test/setup.ts'
import { verifyRound } from '../../games/verify-round.ts'
import type { RoundView } from '../rounds/round-view.ts'
import type { DrawsView, GamesView } from './draws-view.ts'
import type { TableView } from './tables-view.ts'

const set = studioSetup()
const eur = (amount: string) => toMinor(amount, 'EUR')
const get = async <T>(path: string): Promise<T> => (await fetch(`${set.studio.url}/api/${path}`)).json() as T
const drawsOf = (gameCode: string) => get<DrawsView>(`draws?gameCode=${gameCode}`)
const downtime = 600

const bet = (player: Player, more: object) =>
  player.call<RoundView & { code?: string }>('draws/bet', {
    gameCode: 'minute-five',
    stake: '2.00',
    choice: { play: 'sumHalf', option: 'big' },
    requestId: crypto.randomUUID(),
    ...more,
  })
const betsOf = async (player: Player, gameCode = 'minute-five') =>
  (await player.call<{ bets: RoundView[] }>(`draws/bets?gameCode=${gameCode}`)).body.bets

/**
 * Lets time pass until the draw that is next now has been drawn, and the one after it takes bets.
 */
async function untilDrawn(gameCode = 'minute-five'): Promise<void> {
  const { next } = await drawsOf(gameCode)
  set.clock.advance((Date.parse(next.drawsAt) - set.clock.now().getTime()) / 1000)
  await set.studio.settle()
}

async function seat(gameCode = 'minute-five'): Promise<Player> {
  const player = await set.player()
  await player.startDraws(gameCode)
  return player
}

test('every game names its next draw, and the last ones are told newest first', async () => {
  const { now, games } = await get<GamesView>('lottery/games')
  expect(now).toBe(set.clock.now().toISOString())
  expect(games.length).toBe(15)
  for (const { issue, closesAt, drawsAt, periodMs } of games) {
    expect(issue).toMatch(/^202611\d\d-\d{3,4}$/)
    expect(closesAt < drawsAt && now < drawsAt).toBe(true)
    expect(Date.parse(drawsAt) - Date.parse(now)).toBeLessThanOrEqual(periodMs)
  }
  const { results } = await get<{ results: { issue: string; numbers: string[]; openedAt: string }[] }>(
    'lottery/results?gameCode=mark-six&size=5',
  )
  expect(results.length).toBe(5)
  expect(results.map(({ openedAt }) => openedAt)).toEqual(
    results
      .map(({ openedAt }) => openedAt)
      .toSorted()
      .reverse(),
  )
  for (const { numbers } of results) expect(new Set(numbers).size).toBe(7)
  expect((await fetch(`${set.studio.url}/api/lottery/results?gameCode=nothing`)).status).toBe(404)
})

test('several bets wait for one draw, and the draw pays each by what its seed gave', async () => {
  const player = await seat()
  const { next } = await drawsOf('minute-five')
  const placed = await Promise.all(
    ['big', 'small', 'odd'].map(option => bet(player, { issue: next.issue, choice: { play: 'sumHalf', option } })),
  )
  expect(placed.map(({ body }) => body.outcome)).toEqual(['waiting', 'waiting', 'waiting'])
  expect(await player.wallet()).toBe('994.00')
  await untilDrawn()
  const bets = await betsOf(player)
  expect(bets.map(({ outcome, issue }) => [outcome, issue])).toEqual(bets.map(() => ['settled', next.issue]))
  expect(bets.filter(({ win }) => win === '3.90').length).toBeGreaterThan(0)
  const moved = bets.reduce((sum, { win, stake }) => sum + eur(win) - eur(stake), 0n)
  expect(eur(await player.wallet())).toBe(eur('1000.00') + moved)
  await set.proveBooks()
})

test('the seed was committed to before the bet, is revealed with the draw, and gives its numbers', async () => {
  const { next, kind } = await drawsOf('ten-race')
  await untilDrawn('ten-race')
  const { results } = await drawsOf('ten-race')
  const drawn = results.find(({ issue }) => issue === next.issue)
  expect(drawn?.commitment).toBe(next.commitment)
  const { committed, stops } = await verifyRound({
    kind,
    serverSeed: drawn?.serverSeed ?? '',
    commitment: next.commitment,
    clientSeed: 'ten-race',
    nonce: drawn?.nonce ?? 0,
  })
  expect(committed).toBe(true)
  expect(stops.length).toBe(10)
})

test('a draw that closed takes no bet, nor does one that is not the next', async () => {
  const player = await seat()
  const { next } = await drawsOf('minute-five')
  expect((await bet(player, { issue: '20200101-001' })).body.code).toBe('DRAW_CLOSED')
  set.clock.advance((Date.parse(next.closesAt) - set.clock.now().getTime()) / 1000)
  await set.studio.settle()
  expect(await bet(player, { issue: next.issue })).toMatchObject({ status: 409, body: { code: 'DRAW_CLOSED' } })
  expect(await player.wallet()).toBe('1000.00')
})

test('the same request is one bet, and a bet of another area is none', async () => {
  const player = await seat()
  await untilDrawn()
  const { next } = await drawsOf('minute-five')
  const once = { issue: next.issue, requestId: 'once' }
  const [first, again] = [await bet(player, once), await bet(player, once)]
  expect(again.body.roundId).toBe(first.body.roundId)
  expect((await bet(player, { ...once, stake: '5.00' })).body.code).toBe('REQUEST_CONFLICT')
  const { next: other } = await drawsOf('mark-six')
  const foreign = { gameCode: 'mark-six', issue: other.issue, choice: { play: 'specialBall', option: '07' } }
  expect((await bet(player, foreign)).body.code).toBe('BAD_CHOICE')
  expect(await player.wallet()).toBe('998.00')
})

test('a session bets on every game of its area', async () => {
  const player = await seat('hanoi-draw')
  await untilDrawn('saigon-draw')
  const { next } = await drawsOf('saigon-draw')
  const lo = { gameCode: 'saigon-draw', issue: next.issue, choice: { play: 'lo', option: '38' } }
  expect((await bet(player, lo)).body.outcome).toBe('waiting')
  expect((await betsOf(player, 'saigon-draw')).length).toBe(1)
})

test('a draw that fell into a downtime is drawn at the start, once, and its bets are paid once', async () => {
  const player = await seat()
  const { next } = await drawsOf('minute-five')
  await bet(player, { issue: next.issue })
  await set.restart(downtime)
  const [settled] = await betsOf(player)
  expect(settled?.outcome).toBe('settled')
  await set.restart()
  expect(await betsOf(player)).toEqual([settled])
  const { results } = await drawsOf('minute-five')
  expect(new Set(results.map(({ issue }) => issue)).size).toBe(10)
  expect(eur(await player.wallet())).toBe(eur('998.00') + eur(settled?.win ?? '0'))
  await set.proveBooks()
})

test.each(['loseRequest', 'loseAnswer', 'double', 'garbage'] as const)(
  'a bet and a win of a draw that meet "%s" on the line neither make nor lose money',
  async fault => {
    const player = await seat()
    for (const call of ['/bet', '/win']) {
      await untilDrawn()
      const { next } = await drawsOf('minute-five')
      set.line.strike(fault, call)
      await bet(player, { issue: next.issue })
      await untilDrawn()
      for (let tries = 0; tries < 3; tries++) await set.studio.settle()
    }
    const bets = await betsOf(player)
    expect(bets.every(({ outcome }) => outcome === 'settled' || outcome === 'rolledBack')).toBe(true)
    const moved = bets
      .filter(({ outcome }) => outcome === 'settled')
      .reduce((sum, { win, stake }) => sum + eur(win) - eur(stake), 0n)
    expect(eur(await player.wallet())).toBe(eur('1000.00') + moved)
    await set.proveBooks()
  },
)

test('while the studio waits for a draw its player plays other games', async () => {
  const player = await seat()
  await untilDrawn()
  const { next } = await drawsOf('minute-five')
  await bet(player, { issue: next.issue })
  await player.start()
  expect((await player.playRound()).body.outcome).toBe('settled')
})

test('a live table states its minimum bet, who has a bet on the next hand, and until when bets are taken', async () => {
  const tableOf = async () => {
    const { tables } = await get<{ tables: TableView[] }>('draws/tables?currency=EUR')
    return tables.find(({ gameCode }) => gameCode === 'baccarat-01')
  }
  await untilDrawn('baccarat-01')
  set.clock.advance(10)
  expect(await tableOf()).toMatchObject({ minBet: '1.00', players: 0, seats: null, openMs: 50_000, periodMs: 60_000 })
  const people = [await seat('baccarat-01'), await seat('baccarat-01')]
  const { issue } = (await drawsOf('baccarat-01')).next
  const hand = { gameCode: 'baccarat-01', issue, stake: '1.00', choice: { bet: 'player' } }
  for (const player of [...people, people[0]!])
    expect((await bet(player, hand)).body).toMatchObject({ gameCode: 'baccarat-01' })
  expect(await tableOf()).toMatchObject({ players: 2, closesInMs: 48_000 })
  await untilDrawn('baccarat-01')
  expect(await tableOf()).toMatchObject({ players: 0 })
})
