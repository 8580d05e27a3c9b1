import { logout, toMinor } from '@baize/contract'
import { expect, test } from 'vitest'
import { meet, playOut, sitter, type Sitter } from '../../../test/card-table.ts'
import { callOps } from '../../../test/ops.ts'
import { studioSetup } from '../../../test/setup.ts'
import { verifyRound } from '../../games/verify-round.ts'
import type { RoundView } from '../rounds/round-view.ts'
import type { RoomView, TableView } from './rooms-view.ts'

const set = studioSetup()
const eur = (amount: string) => toMinor(amount, 'EUR')
const seat = async (clientSeed?: string): Promise<Sitter> => sitter(await set.player(), clientSeed)
const pair = async (): Promise<[Sitter, Sitter]> => [await seat('one'), await seat('two')]
const wallets = async (sitters: readonly Sitter[]) =>
  (await Promise.all(sitters.map(({ player }) => player.wallet()))).map(eur)
const roomsNow = async () =>
  ((await (await fetch(`${set.studio.url}/api/rooms?gameCode=thirteen&currency=EUR`)).json()) as { rooms: RoomView[] })
    .rooms
const roomNow = async (roomId: string) => (await roomsNow()).find(room => room.roomId === roomId)
type PublicRound = RoundView & { stops: number[]; serverSeed: string; commitment: string }
const publicRound = async (id: string) =>
  (await (await fetch(`${set.studio.url}/api/rounds/${id}`)).json()) as PublicRound

/** Lets so many seconds pass, and the rooms notice. */
async function pass(seconds: number): Promise<void> {
  set.clock.advance(seconds)
  await set.studio.settle()
}

test('two people play a match to its end, and the pot less the rake goes to the winner', async () => {
  const both = await pair()
  const match = await meet(...both)
  expect(await wallets(both)).toEqual([eur('995.00'), eur('995.00')])
  await playOut(both, match)
  const [first, second] = await Promise.all(both.map(each => each.look(match)))
  expect(first?.winner).toBe(second?.winner)
  expect([first?.round.outcome, second?.round.outcome]).toEqual(['settled', 'settled'])
  const after = await wallets(both)
  expect(after.toSorted((a, b) => Number(a - b))).toEqual([eur('995.00'), eur('1004.70')])
  expect(after[first?.winner ?? 0]).toBe(eur('1004.70'))
  await set.proveBooks()
})

test('nothing that one hand holds reaches the other, before the match or in it', async () => {
  const both = await pair()
  const waiting = (await both[0].sit()).body.table
  expect([waiting?.hand, waiting?.trump, waiting?.serverSeed]).toEqual([[], null, null])
  await both[1].sit()
  const tables = await Promise.all(both.map(each => each.look(waiting?.match ?? 0)))
  const [own, other] = tables.map(({ hand }) => new Set(hand))
  expect([...(own ?? [])].filter(card => other?.has(card))).toEqual([])
  for (const [at, table] of tables.entries()) {
    const theirs = [...((at === 0 ? other : own) ?? [])]
    expect(theirs).toHaveLength(13)
    expect(table.serverSeed).toBeNull()
    // Every number in the answer: none of them is a list of the other's cards.
    const lists = Object.values(table as unknown as Record<string, unknown>).filter(Array.isArray)
    expect(lists.flat().filter(value => typeof value === 'number' && theirs.includes(value))).toEqual([])
  }
  const round = tables[0]?.round.roundId ?? ''
  expect(await publicRound(round)).toMatchObject({ stops: null, serverSeed: null, outcome: 'waiting' })
  await playOut(both, waiting?.match ?? 0)
})

test('the deal follows from a seed that was committed to first, with the word of both in it', async () => {
  const both = await pair()
  const { commitment, match = 0, round } = (await both[0].sit()).body.table ?? {}
  await both[1].sit()
  await playOut(both, match)
  const ended = await publicRound(round?.roundId ?? '')
  expect(ended.commitment).toBe(commitment)
  expect(ended.clientSeed).toBe('one+two')
  expect(await verifyRound({ ...ended, kind: 'thirteen' })).toMatchObject({ committed: true, stopped: true })
  const bent = [(ended.stops[0] ?? 0) ^ 1, ...ended.stops.slice(1)]
  expect(await verifyRound({ ...ended, kind: 'thirteen', stops: bent })).toMatchObject({ stopped: false })
})

test('only whoever has to play may, only a legal card, and the same card twice is one move', async () => {
  const both = await pair()
  const match = await meet(...both)
  const tables = await Promise.all(both.map(each => each.look(match)))
  const at = tables.findIndex(({ legal }) => legal.length > 0)
  const [mine, theirs] = [tables[at] as TableView, tables[1 - at] as TableView]
  const [player, other] = [both[at] as Sitter, both[1 - at] as Sitter]
  expect((await other.play(match, 0, theirs.hand[0] ?? 0)).body.code).toBe('NOT_YOUR_TURN')
  expect((await player.play(match, 0, theirs.hand[0] ?? 0)).body.code).toBe('BAD_CARD')
  const card = mine.legal[0] ?? 0
  const twice = await Promise.all([player.play(match, 0, card), player.play(match, 0, card)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect((await player.look(match)).moves).toBe(1)
  expect((await player.play(match, 1, mine.hand[1] ?? 0)).body.code).toBe('NOT_YOUR_TURN')
  expect((await (await seat()).play(match, 1, card)).status).toBe(404)
  await playOut(both, match)
})

test('the lowest legal card is played for a player who lets a turn pass; the second time in a row the match is lost', async () => {
  const both = await pair()
  const match = await meet(...both)
  const sleeper = (await both[0].look(match)).turn ?? 0
  const other = both[1 - sleeper] as Sitter
  await pass(19)
  expect((await other.look(match)).moves).toBe(0)
  await pass(2)
  expect((await other.look(match)).moves).toBe(1)
  for (;;) {
    const { legal, moves, winner } = await other.look(match)
    if (winner !== null) break
    if (legal[0] === undefined) await pass(21)
    else await other.play(match, moves, legal[0])
  }
  expect(await other.look(match)).toMatchObject({ winner: 1 - sleeper, by: 'surrender' })
  expect(await other.player.wallet()).toBe('1004.70')
  await set.proveBooks()
})

test('somebody whom nobody joins gets the stake back, by leaving or when the time is over', async () => {
  const one = await seat()
  const { match = 0 } = (await one.sit('library')).body.table ?? {}
  expect(await one.player.wallet()).toBe('980.00')
  expect((await one.leave(match)).body).toMatchObject({ table: null, round: { outcome: 'rolledBack' } })
  expect(await one.player.wallet()).toBe('1000.00')
  await one.sit('library')
  await pass(301)
  expect(await one.player.wallet()).toBe('1000.00')
  expect((await roomNow('library'))?.players).toBe(0)
  await set.proveBooks()
})

test('a player who leaves a running match has lost it', async () => {
  const both = await pair()
  const match = await meet(...both)
  await both[0].leave(match)
  expect(await both[1].look(match)).toMatchObject({ state: 'ended', by: 'surrender', winner: 1 })
  expect(await wallets(both)).toEqual([eur('995.00'), eur('1004.70')])
})

test('a person has one seat, whatever they ask for, and never meets themselves', async () => {
  const one = await seat()
  const [first, second] = [await one.sit(), await one.sit('library')]
  expect(second.body.table).toMatchObject({ match: first.body.table?.match, roomId: 'gallery', state: 'open' })
  expect(await one.player.wallet()).toBe('995.00')
  await one.leave(first.body.table?.match ?? 0)
})

test('rooms count who is in them; the one table of the last is full with two, and nobody else is charged', async () => {
  const both = await pair()
  const match = await meet(...both, 'head-table')
  expect(await roomNow('head-table')).toEqual({
    roomId: 'head-table',
    name: 'Head table',
    minEntry: '100.00',
    minBet: '100.00',
    maxBet: '100.00',
    prize: '194.00',
    players: 2,
    capacity: 2,
    state: 'full',
  })
  const third = await seat()
  expect((await third.sit('head-table')).body.code).toBe('ROOM_FULL')
  expect(await third.player.wallet()).toBe('1000.00')
  await both[0].leave(match)
  expect(await roomNow('head-table')).toMatchObject({ players: 0, state: 'open' })
})

test('a room that staff have closed lets nobody in, and whoever sits there plays on', async () => {
  const both = await pair()
  const match = await meet(...both)
  const close = (closed: boolean) =>
    callOps(set.studio.url, 'room', { roomId: 'gallery', closed }, set.clock.now().getTime())
  await close(true)
  expect(await roomNow('gallery')).toMatchObject({ state: 'closed', players: 2 })
  const third = await seat()
  expect((await third.sit('gallery')).body.code).toBe('ROOM_CLOSED')
  await playOut(both, match)
  expect(await both[0].look(match)).toMatchObject({ state: 'ended' })
  await close(false)
  expect(await roomNow('gallery')).toMatchObject({ state: 'open', players: 0 })
})

test('a refused stake frees the seat again', async () => {
  const leaver = await seat()
  await set.client.call(logout, {}, leaver.player.account)
  expect((await leaver.sit('library')).body.code).toBe('SESSION_ENDED')
  await set.studio.settle()
  expect((await roomNow('library'))?.players).toBe(0)
})

test('a bet whose answer is lost is taken back, and its seat is free', async () => {
  const one = await seat()
  set.line.strike('loseAnswer', '/bet')
  expect((await one.sit()).body.table).toBeNull()
  await set.studio.settle()
  expect(await one.player.wallet()).toBe('1000.00')
  expect((await roomNow('gallery'))?.players).toBe(0)
  await set.proveBooks()
})

test('a restart goes on with the match where it stood, and gives a whole turn again', async () => {
  const both = await pair()
  const match = await meet(...both)
  const before = await both[0].look(match)
  await set.restart(60)
  await set.studio.settle()
  expect(await both[0].look(match)).toMatchObject({ state: 'playing', moves: 0, hand: before.hand, endsInMs: 20_000 })
  await playOut(both, match)
  await set.proveBooks()
})

test('a match that the studio could not go on with for ten minutes is void, and both stakes come back', async () => {
  const both = await pair()
  const match = await meet(...both)
  await set.restart(700)
  await set.studio.settle()
  expect(await both[0].look(match)).toMatchObject({ state: 'void', round: { outcome: 'rolledBack' } })
  expect(await wallets(both)).toEqual([eur('1000.00'), eur('1000.00')])
  await set.proveBooks()
})

test('a table cannot be had by pressing, and a press not at a table', async () => {
  const one = await seat()
  expect((await one.player.playRound('1.00')).status).toBe(400)
  await expect(one.player.start('thirteen')).rejects.toThrow('NOT_FOUND')
})

test('a request that waits for news of a table is answered as soon as the other seat is taken', async () => {
  const both = await pair()
  const { match = 0, stamp = '' } = (await both[0].sit()).body.table ?? {}
  const news = both[0].player.call<{ table: TableView }>(`rooms/table?match=${match}&stamp=${stamp}`)
  await both[1].sit()
  expect((await news).body.table.people.every(Boolean)).toBe(true)
  await playOut(both, match)
})
