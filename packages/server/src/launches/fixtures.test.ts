import { fixtures as fixturesEndpoint, type BookCategory, type Fixture } from '@baize/contract'
import { expect, test } from 'vitest'
import { studioBeside } from '../../test/games/studio-beside.ts'
import { startedPlatform } from '../../test/started.ts'
import { chooseFixtures } from './fixtures.ts'

const started = startedPlatform()
const beside = studioBeside(started)
const ask = async (gameType: BookCategory, limit?: number) =>
  (await started.client.call(fixturesEndpoint, { gameType, ...(limit && { limit }) })).value

const until = async (iso: string | undefined) => {
  started.clock.advance((Date.parse(iso ?? '') - started.clock.now().getTime()) / 1000)
  await beside.studio.settle()
  // What the studio said before is given to everybody for five seconds.
  started.clock.advance(5)
}
const leaguesOf = (all: readonly Fixture[]) => [...new Set(all.map(({ league }) => league))]

test('anybody gets over HTTP the next fixtures of the open books, with their odds', async () => {
  await beside.studio.settle()
  const answer = await fetch(`${started.platform.url}${fixturesEndpoint.path}?gameType=SPORTS`)
  const { success, value } = (await answer.json()) as { success: boolean; value: Awaited<ReturnType<typeof ask>> }
  expect([answer.status, success, value.fixtures.length]).toEqual([200, true, 24])
  expect(value.games.map(({ gameName, open }) => [gameName, open > 0])).toEqual([
    ['Kickline', true],
    ['Courtside', true],
    ['Matchday', true],
  ])
  const now = started.clock.now().getTime()
  for (const { nodeId, state, startsAt, score, markets } of value.fixtures) {
    expect(value.games.map(game => game.nodeId)).toContain(nodeId)
    if (state === 'open') expect(Date.parse(startsAt)).toBeGreaterThan(now)
    if (state !== 'ended') expect(score).toBeNull()
    expect(['result', 'winner']).toContain(markets[0]?.name)
    for (const { options } of markets) for (const { odds } of options) expect(odds).toMatch(/^\d+\.\d\d$/)
  }
})

test.each(['ESPORTS', 'COCKFIGHT'] as const)('%s has fixtures of its own books alone', async gameType => {
  const { fixtures, games } = await ask(gameType)
  expect(new Set(fixtures.map(({ nodeId }) => nodeId))).toEqual(new Set(games.map(({ nodeId }) => nodeId)))
  expect(games.every(game => game.gameType === gameType)).toBe(true)
})

test('few show every league, the next start first, and those of a league stand together', async () => {
  const all = (await ask('SPORTS', 60)).fixtures
  const few = (await ask('SPORTS', leaguesOf(all).length)).fixtures
  expect(leaguesOf(few)).toEqual(leaguesOf(all))
  expect(few).toHaveLength(leaguesOf(all).length)
  expect(few.every(({ state }) => state === 'open')).toBe(true)
  const starts = few.map(({ startsAt }) => startsAt)
  expect(starts).toEqual(starts.toSorted())
  const passages = all.filter(({ league }, place) => all[place - 1]?.league !== league)
  expect(passages).toHaveLength(leaguesOf(all).length)
  expect((await ask('SPORTS', 1)).fixtures).toEqual(all.filter(({ state }) => state === 'open').slice(0, 1))
})

test('a fixture that has begun takes no bets, and is told with its score for a minute after its end', async () => {
  const [next] = (await ask('ESPORTS', 1)).fixtures
  const again = async () => (await ask('ESPORTS')).fixtures.find(({ id }) => id === next?.id)
  expect(next).toMatchObject({ state: 'open', score: null })
  await until(next?.startsAt)
  expect(await again()).toMatchObject({ state: 'playing', score: null, startsAt: next?.startsAt })
  await until(next?.endsAt)
  expect(await again()).toMatchObject({
    state: 'ended',
    score: { home: expect.any(Number) as number, away: expect.any(Number) as number },
  })
  started.clock.advance(60)
  expect(await again()).toBeUndefined()
})

test('of a league the next one that takes bets is chosen first, then what has begun', () => {
  const fixture = (id: string, state: Fixture['state'], minutes: number) =>
    ({ id, state, nodeId: 'n', league: 'l', startsAt: new Date(minutes * 60_000).toISOString() }) as Fixture
  const league = [
    fixture('a', 'ended', 1),
    fixture('b', 'playing', 2),
    fixture('c', 'open', 3),
    fixture('d', 'open', 4),
  ]
  const ids = (limit: number) => chooseFixtures(league, limit).map(({ id }) => id)
  expect([1, 2, 3, 9].map(ids)).toEqual([['c'], ['b', 'c'], ['b', 'c', 'd'], ['b', 'c', 'd']])
  expect(chooseFixtures(league.slice(0, 2), 5).map(({ id }) => id)).toEqual(['b'])
})

test('one answer of the studio is given to all visitors for five seconds', async () => {
  started.clock.advance(5)
  const { origins } = started.platform.deps.config
  const { studio } = origins
  await Promise.all(Array.from({ length: 20 }, () => ask('SPORTS')))
  // Whoever asked it now would get no answer.
  origins.studio = 'http://127.0.0.1:9'
  expect((await ask('COCKFIGHT')).fixtures).not.toEqual([])
  origins.studio = studio
})

test('where the studio does not answer there are no fixtures, and the books remain', async () => {
  await beside.end()
  started.clock.advance(5)
  const { fixtures, games } = await ask('SPORTS')
  expect(fixtures).toEqual([])
  expect(games.map(({ gameName, open }) => [gameName, open])).toEqual([
    ['Kickline', 0],
    ['Courtside', 0],
    ['Matchday', 0],
  ])
})
