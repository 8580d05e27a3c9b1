import { freeplay, launch, launchGame, roomList } from '@baize/contract'
import { codeOf } from '@baize/testing/playing'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { studioBeside } from '../../test/games/studio-beside.ts'
import { runCommand } from '../app/commands.ts'
import { game as gameTable } from '../games/tables.ts'

const started = startedPlatform()
const beside = studioBeside(started)
const game = { vassalage: 'ARENA', gameCode: 'thirteen' } as const
const asked = { ...game, language: 'EN' } as const
const room = { ...asked, gameType: 'PVP', device: 'WEB' } as const
let token = ''
beforeAll(async () => {
  token = (await started.client.register()).token
})

const rooms = (more: object = {}) => started.client.call(roomList, { ...asked, ...more }, { token })
const start = (more: object = {}) => started.client.call(launchGame, { ...room, ...more }, { token })

test('lists the rooms of a game with what they cost and who is in them [GAME-25] [API-35]', async () => {
  const { success, value } = await rooms()
  expect(success).toBe(true)
  expect(value.currency).toBe('EUR')
  expect(value.rooms.length).toBeGreaterThan(2)
  expect(value.rooms[0]).toEqual({
    roomId: 'garden',
    name: 'Garden room',
    minEntry: '1.00',
    minBet: '1.00',
    maxBet: '1.00',
    players: 0,
    capacity: 100,
    state: 'open',
  })
})

test('rooms need a session, and a real account [API-35]', async () => {
  expect((await started.client.call(roomList, asked)).code).toBe('NOT_LOGGED_IN')
  const trial = await started.client.call(freeplay, { os: 'test', platform: 'W' })
  expect((await started.client.call(roomList, asked, { token: trial.value.token })).code).toBe('TRIAL_REFUSED')
})

test('a game under maintenance, or that is not there, has no rooms', async () => {
  const { db } = started.platform.deps
  await db.update(gameTable).set({ state: 'maintenance' }).where(eq(gameTable.gameCode, 'jade-thirteen'))
  expect((await rooms({ vassalage: 'ORIENT', gameCode: 'jade-thirteen' })).code).toBe('GAME_MAINTENANCE')
  expect((await rooms({ gameCode: 'nothing' })).code).toBe('GAME_NOT_FOUND')
  expect((await rooms({ vassalage: 'ORIENT', gameCode: 'jade-dragon' })).code).toBe('GAME_NOT_FOUND')
})

test('a room that staff have closed is listed as closed [GAME-26]', async () => {
  const command = async (...words: string[]) => (await runCommand(started.platform.deps, ['room', ...words], 'ada')).ok
  const state = async () => (await rooms()).value.rooms.find(({ roomId }) => roomId === 'library')?.state
  expect(await command('library', 'closed')).toBe(true)
  expect(await state()).toBe('closed')
  expect(await command('library', 'open')).toBe(true)
  expect(await state()).toBe('open')
  expect([await command('cellar', 'closed'), await command('library', 'ajar')]).toEqual([false, false])
})

test('starts the game in a room, which its page finds in its address [GAME-24] [API-36]', async () => {
  const { value } = await start({ roomId: 'gallery', backUrl: `${started.platform.url}/pvp` })
  const url = new URL(value.url)
  expect([url.pathname, url.searchParams.get('room'), value.openMode]).toEqual(['/play/thirteen', 'gallery', 'frame'])
  expect(codeOf(value.url).length).toBeGreaterThan(40)
  expect(value.game?.gameName).toBe('Thirteen')
})

test('without a room the list of them opens in the game, and a room that is not there does not', async () => {
  const { value } = await start()
  expect(new URL(value.url).searchParams.has('room')).toBe(false)
  expect((await start({ roomId: 'cellar' })).code).toBe('GAME_NOT_FOUND')
})

test('a launch that says half of what it needs is a bad request, of a lottery as of a room [API-36]', async () => {
  const half = { lottoArea: 'VN', launchMode: 'LOTT', lottoView: 'lobby', device: 'WEB', language: 'EN' } as const
  expect((await started.client.call(launchGame, half, { token })).code).toBe('BAD_REQUEST')
  const { gameCode: _, ...nameless } = room
  expect((await started.client.call(launchGame, nameless, { token })).code).toBe('BAD_REQUEST')
})

test('the same game starts by the rule of all games, too [GAME-23]', async () => {
  const wish = { ...game, gameType: 'PVP', platform: 'html5-desktop', language: 'EN' } as const
  expect((await started.client.call(launch, wish, { token })).success).toBe(true)
})

test('a studio that is gone is said to be gone', async () => {
  await beside.end()
  expect((await rooms()).code).toBe('ROOMS_DOWN')
  expect((await start({ roomId: 'garden' })).code).toBe('ROOMS_DOWN')
})
