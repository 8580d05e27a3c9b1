import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMatchListeners } from '../rooms/match-listeners.ts'
import { picture } from '../../games/pictures.ts'
import { openStore, type Store } from './open.ts'
import { addSeed, markRevealed, seedsOf, takeNonce } from './seeds.ts'
import { hashOf, saveSession, sessionOf } from './sessions.ts'

let folder = ''
let store: Store
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-growth-'))
  store = openStore(folder)
})
afterAll(async () => {
  store.close()
  await rm(folder, { recursive: true, force: true })
})

const rowsOf = (table: string) =>
  (store.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { count: number }).count

test('revealing seeds over and over keeps only those that bets were made under', () => {
  const secret = { serverSeed: '00', commitment: '11' }
  for (let i = 0; i < 2; i++) addSeed(store, 'anna', 'slot', secret)
  const active = seedsOf(store, 'anna', 'slot')!.active
  takeNonce(store, 'anna', 'slot', active, 'lucky')
  for (let i = 0; i < 9; i++) {
    markRevealed(store, 'anna', 'slot', seedsOf(store, 'anna', 'slot')!.active.number, i)
    addSeed(store, 'anna', 'slot', secret)
  }
  // The one with a bet, the last that was revealed, the one in play and the next.
  expect(rowsOf('seed')).toBe(4)
  expect(seedsOf(store, 'anna', 'slot')?.active.number).toBe(10)
})

test('a session is forgotten when its time was over long ago', () => {
  const hour = 3_600_000
  const open = (token: string, openedAt: number) =>
    saveSession(store, {
      tokenHash: hashOf(token),
      walletSession: token,
      player: 'anna',
      nickname: 'Anna',
      currency: 'EUR',
      symbol: '€',
      language: 'EN',
      gameCode: 'slot',
      hostOrigin: null,
      wallet: null,
      lobbyUrl: '/',
      openedAt,
    })
  for (let i = 0; i < 100; i++) open(`token-${i}`, i * hour)
  expect(rowsOf('session')).toBe(25)
  expect(sessionOf(store, 'token-99', 99 * hour)?.player).toBe('anna')
})

test('of the requests that wait at one match the oldest is let go when there are too many', async () => {
  const listeners = createMatchListeners()
  let resolved = 0
  const waits = Array.from({ length: 15 }, () => listeners.wait(1, 60_000).then(() => resolved++))
  await Promise.all(waits.slice(0, 3))
  expect(resolved).toBe(3)
  listeners.close()
})

test('a picture with a name longer than any game has is not drawn', () => {
  expect(picture(`title-${'a'.repeat(200)}`)).toBeNull()
  expect(picture('title-jade-dragon')).toContain('<svg')
})
