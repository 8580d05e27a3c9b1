import { freeplay } from '@baize/contract'
import { from, trustedProxies } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rooms, ticketOf, type Guest } from '../../test/room.ts'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { auditEvent } from '../audit-trail/index.ts'
import { sweepChat } from './seats.ts'
import { chatBan } from './tables.ts'

const started = startedPlatform({ games: 20, trustedProxies })
const day = 86_400

/** An address that no other test uses. */
let used = 0
const nextIp = () => `203.0.113.${++used}`

/** Someone elsewhere who has no account either. */
const reader = () => rooms(started, from('198.51.100.1')).guest('alba', 'reader')

/** Has somebody say something that is reported, and staff ban its author. */
async function banned(author: Guest): Promise<void> {
  const { line } = (await author.say('send me your card number')).value
  started.clock.advance(10)
  const by = await reader()
  await by.act('report', { line, reason: 'fraud' })
  const [open = ''] = (await runCommand(started.platform.deps, ['chat', 'reports'], 'ada')).lines
  await runCommand(started.platform.deps, ['chat', 'settle', open.split(' ')[0] ?? '', 'ban'], 'ada')
}

const chat = async (...words: string[]) => {
  const { ok, lines } = await runCommand(started.platform.deps, ['chat', ...words], 'ada')
  return `${ok ? '' : 'refused: '}${lines.join('\n')}`
}

/** What the room answers to somebody who comes in: their name, or the refusal. */
async function comeIn(room: ReturnType<typeof rooms>, device?: string, token?: string): Promise<string> {
  const { value } = await room.launch('alba', device, token)
  const { code } = await room.enter(ticketOf(value.url))
  return code ?? 'in'
}

test('a banned guest stays out under another device, without one, in an open seat and on a trial account, until the ban ends [CHAT-07]', async () => {
  const room = rooms(started, from(nextIp()))
  const ben = await room.guest('alba', 'ben-1')
  const second = await room.guest('alba', 'ben-2')
  const { value: early } = await room.launch('alba', 'ben-3')
  const heard = await second.follow(second.last)
  await banned(ben)
  expect((await second.say('still here')).code).toBe('NOT_LOGGED_IN')
  await heard.until('end')
  expect((await room.enter(ticketOf(early.url))).code).toBe('ACCOUNT_DISABLED')
  const trial = await started.client.call(freeplay, { os: 'test', platform: 'W' })
  const ways = [['ben-1'], ['ben-4'], [], [undefined, trial.value.token]] as const
  for (const way of ways) expect(await comeIn(room, ...way), way.join()).toBe('ACCOUNT_DISABLED')
  started.clock.advance(day - 1)
  expect(await comeIn(room, 'ben-5')).toBe('ACCOUNT_DISABLED')
  started.clock.advance(1)
  expect(await comeIn(room, 'ben-6')).toBe('in')
  const { db } = started.platform.deps
  started.clock.advance(1)
  await sweepChat(started.platform.deps)
  expect(await db.$count(chatBan)).toBe(0)
  const [settled] = await db.select().from(auditEvent).where(eq(auditEvent.what, 'chat-report-settled'))
  expect(settled).toMatchObject({ device: 'staff: ada', after: '{"settled":"ban","networkBanned":true}' })
})

test('the ban of a guest keeps out nobody who is logged in beside them, no host, and nobody elsewhere [CHAT-07]', async () => {
  const room = rooms(started, from(nextIp()))
  const { token } = await started.client.register()
  const ana = await room.member('alba', token)
  const host = await room.host('alba')
  await banned(await room.guest('alba', 'dan-1'))
  expect((await ana.say('I live next door')).status).toBe(200)
  expect((await host.say('welcome')).status).toBe(200)
  expect(await comeIn(room, undefined, token)).toBe('in')
  expect((await (await reader()).say('so do I')).status).toBe(200)
  expect(await comeIn(rooms(started, from(nextIp())), 'cleo-1')).toBe('in')
})

test('a banned member stays out by account wherever they log in, and as a guest where they were [CHAT-07]', async () => {
  const here = rooms(started, from(nextIp()))
  const elsewhere = rooms(started, from(nextIp()))
  const [ben, ana] = [await started.client.register(), await started.client.register()]
  await banned(await here.member('alba', ben.token))
  const again = await started.client.login(ben.username, ben.password)
  expect(await comeIn(elsewhere, undefined, again.token)).toBe('ACCOUNT_DISABLED')
  expect(await comeIn(here, 'eve-1')).toBe('ACCOUNT_DISABLED')
  expect(await comeIn(elsewhere, 'eve-1')).toBe('in')
  expect(await comeIn(here, undefined, ana.token)).toBe('in')
})

test('staff list the bans that run and lift one: its guest and everybody at that address come in again, others do not [CHAT-07]', async () => {
  started.clock.advance(2 * day)
  expect(await chat('bans')).toBe('Nobody is banned.')
  const [first, second] = [rooms(started, from(nextIp())), rooms(started, from(nextIp()))]
  await banned(await first.guest('alba', 'fay-1'))
  started.clock.advance(60)
  await banned(await second.guest('alba', 'gus-1'))
  const lines = (await chat('bans')).split('\n')
  expect(lines).toEqual(
    Array(2).fill(expect.stringMatching(/^\S{36} until \S+ with network \d{4}: "send me your card number"$/)),
  )
  const [id = ''] = lines[0]?.split(' ') ?? []
  expect(await chat('lift', id)).toMatch(/: \d{4} may come in again\.$/)
  expect(await chat('lift', id)).toMatch(`refused: There is no ban "${id}".`)
  expect(await chat('bans')).toBe(lines[1])
  const both = [await comeIn(first, 'fay-1'), await comeIn(first, 'fay-2'), await comeIn(second, 'gus-1')]
  expect(both).toEqual(['in', 'in', 'ACCOUNT_DISABLED'])
})

test.each([
  [['settle', '17', 'ban'], 'refused: "17" is no id of a report. "chat reports" lists them.'],
  [['settle', crypto.randomUUID(), 'ban'], 'refused: There is no open report'],
  [['lift', '17'], 'refused: There is no ban "17". "chat bans" lists them.'],
  [['lift'], 'refused: There is no ban "".'],
])('staff who name nothing that is there are told so: chat %j', async (words, said) => {
  expect(await chat(...words)).toContain(said)
})
