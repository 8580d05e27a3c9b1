import { toMinor } from '@baize/contract'
import { expect, test } from 'vitest'
import type { Player } from '../../../test/player.ts'
import { studioSetup } from '../../../test/setup.ts'
import { verifyRound } from '../verify-round.ts'
import { books } from './fixtures/books.ts'
import type { BookShown } from './rules.ts'
import type { Leg } from './fixtures/ticket.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import type { BookView } from './book-view.ts'
import type { FixturesView } from './fixtures-view.ts'

const set = studioSetup()
const eur = (amount: string) => toMinor(amount, 'EUR')
const book = async (gameCode = 'kickline') =>
  (await (await fetch(`${set.studio.url}/api/book?gameCode=${gameCode}`)).json()) as BookView
type Slate = BookView['slates'][number]

/** A leg on the first option of a fixture's first market, or of the one that is named. */
function legOn(slate: Slate | undefined, place = 0, option = 0): Leg {
  const fixture = slate?.fixtures[place]
  const offer = fixture?.offers[0]
  const chosen = offer?.options[option]
  if (!fixture || !offer || !chosen) throw new Error('There is no such fixture')
  return { fixture: fixture.id, market: offer.name, option: chosen.option, odds: chosen.odds }
}

/** A leg on the least likely option of a fixture. */
function longShotOn(slate: Slate | undefined, place: number): Leg {
  const fixture = slate?.fixtures[place]
  const legs = (fixture?.offers ?? []).flatMap(({ name, options }) =>
    options.map(({ option, odds }) => ({ fixture: fixture?.id ?? '', market: name, option, odds })),
  )
  return legs.reduce((most, leg) => (leg.odds > most.odds ? leg : most))
}

type Placed = RoundView & { code?: string; odds?: number }
const bet = (player: Player, legs: readonly Leg[], more: object = {}) =>
  player.call<Placed>('book/bet', { stake: '2.00', legs, requestId: crypto.randomUUID(), ...more })
const betsOf = async (player: Player, gameCode = 'kickline') =>
  (await player.call<{ bets: RoundView[] }>(`draws/bets?gameCode=${gameCode}`)).body.bets

const until = (iso: string | undefined) => set.clock.advance((Date.parse(iso ?? '') - set.clock.now().getTime()) / 1000)
async function untilEnd(slate: Slate | undefined): Promise<void> {
  until(slate?.endsAt)
  await set.studio.settle()
}

async function seat(gameCode = 'kickline'): Promise<Player> {
  const player = await set.player()
  await player.startDraws(gameCode)
  return player
}

/** Change of a wallet that began with a thousand. */
const moved = (bets: readonly RoundView[]) =>
  bets.filter(({ outcome }) => outcome === 'settled').reduce((sum, { win, stake }) => sum + eur(win) - eur(stake), 0n)

test('at any time at least four football fixtures take bets, also while others are under way', async () => {
  const open = async () => {
    const { leagues, slates, now } = await book()
    const football = leagues.filter(({ sport }) => sport === 'football').map(({ code }) => code)
    return slates
      .filter(({ startsAt }) => startsAt > now)
      .flatMap(({ fixtures }) => fixtures.filter(({ league }) => football.includes(league)))
  }
  expect((await open()).length).toBeGreaterThanOrEqual(4)
  const [next] = (await book()).slates
  until(next?.startsAt)
  await set.studio.settle()
  const rest = await open()
  expect(rest.length).toBeGreaterThanOrEqual(4)
  expect(rest.map(({ id }) => id)).not.toContain(next?.fixtures[0]?.id)
})

test.each(books)(
  'a bet on $gameCode is decided by its slate, and pays the odds that were seen',
  async ({ gameCode }) => {
    const player = await seat(gameCode)
    await untilEnd((await book(gameCode)).slates[0])
    const [slate] = (await book(gameCode)).slates
    const options = slate?.fixtures[0]?.offers[0]?.options ?? []
    for (const place of options.keys())
      expect((await bet(player, [legOn(slate, 0, place)])).body.outcome).toBe('waiting')
    await untilEnd(slate)
    const bets = await betsOf(player, gameCode)
    expect(bets.map(({ outcome }) => outcome)).toEqual(options.map(() => 'settled'))
    // The options of a market leave nothing out: one of them came true.
    const won = bets.filter(({ win }) => win !== '0.00')
    expect(won.length).toBe(1)
    const [leg] = (won[0]?.choice as { legs: Leg[] }).legs
    expect(eur(won[0]?.win ?? '')).toBe(2n * BigInt(leg?.odds ?? 0))
    const { results } = await book(gameCode)
    const ended = results.find(({ issue }) => issue === slate?.issue)?.fixtures[0]
    expect((won[0]?.shown as BookShown).legs[0]?.score).toEqual(ended?.score)
    expect(eur(await player.wallet())).toBe(eur('1000.00') + moved(bets))
    await set.proveBooks()
  },
)

test('every book publishes its fixtures with the odds that take a bet, and a score only after the end', async () => {
  const published = async () =>
    ((await (await fetch(`${set.studio.url}/api/book/fixtures`)).json()) as FixturesView).books
  await untilEnd((await book()).slates[0])
  const all = await published()
  expect(all.map(({ gameCode }) => gameCode)).toEqual(books.map(({ gameCode }) => gameCode))
  const { slates, now } = await book()
  const [next] = slates.filter(({ startsAt }) => startsAt > now)
  const [fixture] = next?.fixtures ?? []
  const kickline = async () => (await published()).find(({ gameCode }) => gameCode === 'kickline')?.fixtures ?? []
  const shown = async () => (await kickline()).find(({ id }) => id === fixture?.id)
  expect(await shown()).toMatchObject({ startsAt: next?.startsAt, score: null, home: { name: fixture?.home.name } })
  const odds = (await shown())?.markets[0]?.options.map(each => each.odds)
  expect(odds).toEqual(fixture?.offers[0]?.options.map(each => (each.odds / 100).toFixed(2)))
  until(next?.startsAt)
  expect(await shown()).toMatchObject({ score: null })
  await untilEnd(next)
  const [ended] = (await book()).results
  expect((await shown())?.score).toEqual(ended?.fixtures[0]?.score)
  set.clock.advance(60)
  await set.studio.settle()
  expect(await shown()).toBeUndefined()
})

test('odds that are others by now are refused with those that are, and nothing is staked', async () => {
  const player = await seat()
  const [, slate] = (await book()).slates
  const leg = legOn(slate)
  expect(await bet(player, [{ ...leg, odds: leg.odds + 1 }])).toMatchObject({
    status: 409,
    body: { code: 'ODDS_CHANGED', fixture: leg.fixture, market: leg.market, odds: leg.odds },
  })
  expect(await player.wallet()).toBe('1000.00')
})

test('a combined bet waits for its last slate, over a restart, and is paid once', async () => {
  const player = await seat()
  await untilEnd((await book()).slates[0])
  const [first, second] = (await book()).slates
  const pairs = [0, 1, 2].flatMap(one => [0, 1, 2].map(other => [legOn(first, 0, one), legOn(second, 1, other)]))
  for (const legs of pairs) expect((await bet(player, legs)).body.outcome).toBe('waiting')
  await untilEnd(first)
  expect(new Set((await betsOf(player)).map(({ outcome }) => outcome))).toEqual(new Set(['waiting']))
  until(second?.endsAt)
  await set.restart()
  const bets = await betsOf(player)
  const won = bets.filter(({ win }) => win !== '0.00')
  expect(won.length).toBe(1)
  const [one, other] = (won[0]?.choice as { legs: Leg[] }).legs
  const odds = Math.floor(((one?.odds ?? 0) * (other?.odds ?? 0)) / 100)
  expect(eur(won[0]?.win ?? '')).toBe(2n * BigInt(odds))
  for (const { shown } of bets.filter(({ win }) => win === '0.00'))
    expect((shown as BookShown).legs.some(leg => !leg.won)).toBe(true)
  await set.restart()
  expect(await betsOf(player)).toEqual(bets)
  expect(eur(await player.wallet())).toBe(eur('1000.00') + moved(bets))
  await set.proveBooks()
})

test('fixtures that have started, options that are not offered and odds that are too high together take no bet', async () => {
  const player = await seat()
  const { slates, now } = await book()
  const [next, later] = slates.filter(({ startsAt }) => startsAt > now)
  const foreign = legOn((await book('bracket')).slates[1])
  expect((await bet(player, [foreign])).body.code).toBe('BAD_CHOICE')
  expect((await bet(player, [legOn(next)], { stake: '3.00' })).body.code).toBe('BAD_STAKE')
  expect((await bet(player, [])).body.code).toBe('BAD_CHOICE')
  const longShots = [0, 1, 2, 3, 4, 5].map(place => longShotOn(later, place))
  expect((await bet(player, longShots)).body.code).toBe('ODDS_TOO_HIGH')
  until(next?.startsAt)
  await set.studio.settle()
  expect((await bet(player, [legOn(next)])).body.code).toBe('DRAW_CLOSED')
  expect((await bet(player, [legOn(later), legOn(next, 1)])).body.code).toBe('DRAW_CLOSED')
  const plain = { gameCode: 'kickline', issue: later?.issue, stake: '2.00', choice: { legs: [legOn(later)] } }
  const around = await player.call<Placed>('draws/bet', { ...plain, requestId: crypto.randomUUID() })
  expect(around.body.code).toBe('BAD_CHOICE')
  expect(await player.wallet()).toBe('1000.00')
})

test('the same request is one bet', async () => {
  const player = await seat()
  const { slates, now } = await book()
  const slate = slates.find(({ startsAt }) => startsAt > now)
  const once = { requestId: 'once' }
  const [first, again] = [await bet(player, [legOn(slate)], once), await bet(player, [legOn(slate)], once)]
  expect(again.body.roundId).toBe(first.body.roundId)
  expect((await bet(player, [legOn(slate, 1)], once)).body.code).toBe('REQUEST_CONFLICT')
  expect(await player.wallet()).toBe('998.00')
})

test('the seed of a slate was committed to before its bets, is revealed after its end, and gives its scores', async () => {
  const player = await seat()
  const [, first, second] = (await book()).slates
  const placed = (await bet(player, [legOn(first), legOn(second)])).body
  await untilEnd(first)
  await untilEnd(second)
  const { results, kind } = await book()
  for (const slate of [first, second]) {
    const drawn = results.find(({ issue }) => issue === slate?.issue)
    expect(drawn?.commitment).toBe(slate?.commitment)
    const seeds = { serverSeed: drawn?.serverSeed ?? '', clientSeed: 'kickline', nonce: drawn?.nonce ?? 0 }
    expect((await verifyRound({ kind, commitment: slate?.commitment ?? '', ...seeds })).committed).toBe(true)
  }
  const answer = await fetch(`${set.studio.url}/api/rounds/${placed.roundId}`)
  const round = (await answer.json()) as { earlier: { commitment: string }[]; commitment: string }
  expect([round.earlier[0]?.commitment, round.commitment]).toEqual([first?.commitment, second?.commitment])
})

test.each(['loseRequest', 'loseAnswer', 'double', 'garbage'] as const)(
  'bets and wins of a book that meet "%s" on the line neither make nor lose money',
  async fault => {
    const player = await seat()
    for (const call of ['/bet', '/win']) {
      await untilEnd((await book()).slates[0])
      const [slate] = (await book()).slates
      set.line.strike(fault, call)
      await bet(player, [legOn(slate)])
      await untilEnd(slate)
      for (let tries = 0; tries < 3; tries++) await set.studio.settle()
    }
    const bets = await betsOf(player)
    expect(bets.every(({ outcome }) => outcome === 'settled' || outcome === 'rolledBack')).toBe(true)
    expect(eur(await player.wallet())).toBe(eur('1000.00') + moved(bets))
    await set.proveBooks()
  },
)
