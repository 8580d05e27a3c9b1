/**
 * Shows for each kind of thing that the platform keeps by what a stranger or a player sends that it
 * has a bound.
 */
import { gameIndex, login, setLanguage } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvent } from '../src/audit-trail/tables.ts'
import { languageOf } from '../src/accounts/players/profile.ts'
import { maxQuickDevices, saveQuickDevice } from '../src/accounts/security/quick-login/quick-devices.ts'
import { quickDevice } from '../src/accounts/security/quick-login/tables.ts'
import { maxAddresses, rememberAddress } from '../src/accounts/security/second-verification/known-addresses.ts'
import { maxDevices, rememberDevice } from '../src/accounts/security/second-verification/known-devices.ts'
import { knownAddress, knownDevice } from '../src/accounts/security/second-verification/tables.ts'
import { maxSessions, startSession } from '../src/accounts/sessions/sessions.ts'
import { session } from '../src/accounts/sessions/tables.ts'
import { block, maxBlocked } from '../src/chat/blocks.ts'
import { RoomListeners } from '../src/chat/room-listeners.ts'
import { maxSeats, takeSeat } from '../src/chat/seats.ts'
import { chatBlock, chatLine, chatSeat } from '../src/chat/tables.ts'
import { stoppedClock } from '../src/clock.ts'
import { indexes } from '../src/games/game-index.ts'
import { standardLimits } from '../src/limits/limit-table.ts'
import { maxPending, outboxOf } from '../src/messages/outbox.ts'
import { rooms } from './room.ts'
import { playerIdOf } from './player-helpers.ts'
import { startedPlatform } from './started.ts'

const started = startedPlatform({ games: 20 })
const deps = () => started.platform.deps
const member = async () => {
  const account = await started.client.register()
  return { ...account, playerId: await playerIdOf(deps(), account.username) }
}
const times = (count: number) => Array.from({ length: count }, (_, nth) => nth)
const guest = (person: string) =>
  ({ person, modelId: 'alba', name: '0001', role: 'guest', playerId: null, sessionId: null }) as const

describe('kept by a code that a stranger sends', () => {
  test('the index of games in the languages that there are texts in, and in no other', async () => {
    const codes = ['EN', 'ES', ...times(40).map(nth => `${String.fromCharCode(65 + (nth % 26))}Q-ZZ`)]
    for (const language of codes) {
      expect(await started.client.call(gameIndex, { language })).toMatchObject({ success: true })
    }
    expect(indexes.size(deps().db)).toBe(2)
  })

  test('the language of a member, where there are texts in it', async () => {
    const { token, playerId } = await member()
    await started.client.call(setLanguage, { language: 'ES' }, { token })
    await started.client.call(setLanguage, { language: 'QZ' }, { token })
    expect(await languageOf(deps().db, playerId)).toBe('ES')
  })

  test('one event of the trail for a lock, whatever number of tries it refuses', async () => {
    const { username, playerId } = await member()
    const tryWrong = async () => {
      const captcha = await started.client.solveCaptcha()
      return started.client.call(login, { username, password: 'Wrong1234', type: 'username', ...captcha })
    }
    for (const _ of times(5)) await tryWrong()
    for (const _ of times(3)) expect(await tryWrong()).toMatchObject({ code: 'LOGIN_LOCKED' })
    const isLock = and(eq(auditEvent.what, 'login-locked'), eq(auditEvent.playerId, playerId))
    expect(await deps().db.$count(auditEvent, isLock)).toBe(1)
  })
})

describe('kept of a player', () => {
  test('the newest devices, addresses and sessions', async () => {
    const { playerId } = await member()
    const { db, clock } = deps()
    const later = () => started.clock.advance(1)
    for (const nth of times(maxQuickDevices + 2)) {
      later()
      const shown = { merchant: 'demo', playerId, kind: 'pin', name: 'Firefox', rpId: 'localhost' } as const
      await saveQuickDevice(db, { ...shown, deviceId: `device-${playerId}-${nth}`, addedAt: clock.now() })
    }
    for (const nth of times(maxDevices + 2)) {
      later()
      await rememberDevice(deps(), playerId, `hash-${nth}`)
    }
    for (const nth of times(maxAddresses + 2)) {
      later()
      await rememberAddress({ deps: deps(), ip: `203.0.113.${nth}` }, playerId)
    }
    const asked = { playerId, origin: null, reach: 'full', previousLoginAt: null } as const
    for (const _ of times(maxSessions + 2)) {
      later()
      await startSession(deps(), db, asked)
    }
    const count = (table: typeof quickDevice | typeof knownDevice | typeof knownAddress | typeof session) =>
      db.$count(table, eq(table.playerId, playerId))
    expect(await Promise.all([quickDevice, knownDevice, knownAddress, session].map(count))).toEqual([
      maxQuickDevices,
      maxDevices,
      maxAddresses,
      maxSessions,
    ])
    const [first] = await db
      .select()
      .from(quickDevice)
      .where(eq(quickDevice.deviceId, `device-${playerId}-0`))
    expect(first, 'the oldest gave way').toBeUndefined()
  })
})

describe('kept of the live chat', () => {
  test('blocks of people who are in the room, and no more than so many [CHAT-07]', async () => {
    const { db, clock } = deps()
    const own = await rooms(started).guest('alba')
    expect(await own.act('block', { person: 'nobody-at-all' })).toMatchObject({ code: 'NOT_FOUND' })
    const others = times(maxBlocked + 2).map(nth => `other-${nth}`)
    const said = others.map((person, nth) => ({
      ...{ modelId: 'alba', line: 1000 + nth, kind: 'text', name: '0001', role: 'guest', body: 'hi' },
      ...{ person, key: person, at: clock.now() },
    }))
    await db.insert(chatLine).values(said as (typeof chatLine.$inferInsert)[])
    for (const other of others) {
      started.clock.advance(1)
      expect(await block(deps(), { ...guest(own.me.person) }, other)).toBe(true)
    }
    expect(await db.$count(chatBlock, eq(chatBlock.person, own.me.person))).toBe(maxBlocked)
  })

  test('the last seats of one person', async () => {
    for (const _ of times(maxSeats + 2)) {
      started.clock.advance(1)
      await takeSeat(deps(), guest('one-person'))
    }
    expect(await deps().db.$count(chatSeat, eq(chatSeat.person, 'one-person'))).toBe(maxSeats)
  })

  test('the last streams of one seat, and so many of one network and of all', () => {
    const limits = standardLimits['chat-streams']
    const listeners = new RoomListeners(limits)
    const ended: number[] = []
    const listener = (seatHash: string, nth: number, network = `network ${nth}`) => ({
      modelId: 'alba',
      seatHash,
      network,
      wake: () => undefined,
      end: () => void ended.push(nth),
    })
    for (const nth of times(limits.seat.max + 2)) listeners.add(listener('one', nth))
    expect(ended).toEqual([0, 1])
    for (const nth of times(limits.address.max)) {
      expect(listeners.hasRoomFor('crowded')).toBe(true)
      listeners.add(listener(`crowded seat ${nth}`, nth, 'crowded'))
    }
    expect(listeners.hasRoomFor('crowded')).toBe(false)
    for (const nth of times(limits.all.max - limits.seat.max - limits.address.max)) {
      expect(listeners.hasRoomFor(`network ${nth}`)).toBe(true)
      listeners.add(listener(`seat ${nth}`, nth))
    }
    expect(listeners.hasRoomFor('one more')).toBe(false)
    listeners.close()
  })
})

test('messages under way are no more than so many, and staff hear of the next', () => {
  const errors: string[] = []
  const hanging = { send: () => new Promise<void>(() => undefined), close: async () => undefined }
  const report = (error: unknown) => void errors.push(String(error))
  const clock = stoppedClock(new Date('2026-03-01T00:00:00Z'))
  const outbox = outboxOf({ sms: hanging, email: null, captcha: hanging }, { clock, report })
  for (const _ of times(maxPending + 1)) outbox.sendLater({ channel: 'sms', to: '+34612345678', text: 'x' })
  expect(errors).toEqual(['GatewayError: Too many messages are under way.'])
})
