import { freeplay, gameSession, hotGames, launch, platform, vendorAuthenticate } from '@baize/contract'
import type { GameItem } from '@baize/contract'
import { codeOf, launchInput, openGame } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import type { VendorClient } from '@baize/testing/vendor-client'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { demoSecret } from '../app/config.ts'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { vendor as vendorTable } from '../games/tables.ts'

const started = startedPlatform()
let vendor: VendorClient
let game: GameItem
let token: string

beforeAll(async () => {
  vendor = vendorClient(started.platform.url, demoSecret, () => started.clock.now())
  game = await openGame(started.client)
  token = (await started.client.register()).token
})

const launched = async (more = {}) =>
  (await started.client.call(launch, { ...launchInput(game), ...more }, { token })).value
const open = (url: string, gameCode = game.gameCode) =>
  vendor.call(vendorAuthenticate, { launchCode: codeOf(url), gameCode })

test('starts a game at an address with a code in its fragment [GAME-23]', async () => {
  const { url, openMode, game: named } = await launched()
  expect(new URL(url).origin).toBe(started.platform.deps.config.origins.studio)
  expect(new URL(url).pathname).toBe(`/play/${game.gameCode}`)
  expect(new URL(url).search).toBe('?lang=en')
  expect(codeOf(url).length).toBeGreaterThan(40)
  expect(openMode).toBe('frame')
  expect(named.nodeId).toBe(game.nodeId)
})

test('a book opens at the fixture that was chosen, and the outcome of it', async () => {
  const { url } = await launched({ selection: 'kickline.7.2:result:home' })
  expect(new URL(url).searchParams.get('selection')).toBe('kickline.7.2:result:home')
  expect(codeOf(url).length).toBeGreaterThan(40)
})

test('the code opens one session, for its own game', async () => {
  const { url } = await launched()
  expect(await open(url, 'another-game')).toMatchObject({ code: 'LAUNCH_CODE_INVALID' })
  const opened = await open(url)
  expect(opened).toMatchObject({ success: true, value: { balance: '1000.00', currency: 'EUR', language: 'EN' } })
  expect(opened.value.hostOrigin).toBe(started.platform.url)
  expect(await open(url)).toMatchObject({ code: 'LAUNCH_CODE_INVALID' })
})

test('of two that burn the same code at once one gets in', async () => {
  const { url } = await launched()
  const both = await Promise.all([open(url), open(url)])
  expect(both.filter(reply => reply.success)).toHaveLength(1)
})

test('the code is good for a minute', async () => {
  const { url } = await launched()
  started.clock.advance(60)
  expect(await open(url)).toMatchObject({ code: 'LAUNCH_CODE_INVALID' })
})

test('on a partner page the game opens in a tab of its own and knows no host', async () => {
  const partner = { origin: started.platform.partnerUrl, siteKey: 'pk_demo' }
  const account = await started.client.register({}, partner)
  const { value } = await started.client.call(launch, launchInput(game), { ...partner, token: account.token })
  expect(value.openMode).toBe('tab')
  expect((await open(value.url)).value.hostOrigin).toBeNull()
})

test('on a small screen of the own site a tab is asked for: the game knows no host, and leads back [GAME-23]', async () => {
  const { url, openMode } = await launched({ openMode: 'tab' })
  expect(openMode).toBe('tab')
  expect((await open(url)).value).toMatchObject({ hostOrigin: null, lobbyUrl: `${started.platform.url}/` })
})

test('games of a vendor that forbids framing open in a tab of their own, whatever is asked for, and lists say so [GAME-23]', async () => {
  const frames = (word: string) => runCommand(started.platform.deps, ['games', game.vassalage, 'frames', word], 'ada')
  expect((await frames('off')).lines).toContain(`${game.vassalage} ${game.gameType}: in a tab of its own.`)
  const { url, openMode, game: named } = await launched({ openMode: 'frame' })
  expect([openMode, named.openMode]).toEqual(['tab', 'tab'])
  expect((await open(url)).value).toMatchObject({ hostOrigin: null, lobbyUrl: `${started.platform.url}/` })
  const { value } = await started.client.call(hotGames, { platform: platform.games, language: 'EN', pageSize: 20 })
  for (const { vassalage, gameType, openMode } of value.content)
    expect([vassalage, gameType, openMode]).toEqual([
      vassalage,
      gameType,
      vassalage === game.vassalage ? 'tab' : undefined,
    ])
  await frames('on')
  expect((await launched()).openMode).toBe('frame')
})

test('the way back leads to a page of the site, and nowhere else', async () => {
  const back = `${started.platform.url}/games`
  expect((await open((await launched({ backUrl: back })).url)).value.lobbyUrl).toBe(back)
  const foreign = await launched({ backUrl: 'https://evil.example/' })
  expect((await open(foreign.url)).value.lobbyUrl).toBe(`${started.platform.url}/`)
})

test('the way back leads into the app whose page the game was started on, which is no address of the web', async () => {
  const app = { origin: 'capacitor://localhost', siteKey: 'pk_demo' }
  await runCommand(started.platform.deps, ['sites', 'allow', 'demo', app.origin], 'ada')
  const { token } = await started.client.register({}, app)
  const lobbyOf = async (backUrl: string) => {
    const { value } = await started.client.call(launch, { ...launchInput(game), backUrl }, { ...app, token })
    return (await open(value.url)).value.lobbyUrl
  }
  for (const own of [app.origin, `${app.origin}/games?of=all`]) expect(await lobbyOf(own)).toBe(own)
  for (const other of ['capacitor://elsewhere/', 'ionic://localhost', 'capacitor:localhost'])
    expect(await lobbyOf(other)).toBe(`${started.platform.url}/`)
})

test('a game that is not there, or of another kind, is not found', async () => {
  const ask = (more: object) => started.client.call(launch, { ...launchInput(game), ...more }, { token })
  expect(await ask({ gameCode: 'nothing' })).toMatchObject({ status: 200, code: 'GAME_NOT_FOUND' })
  expect(await ask({ gameType: 'LIVE' })).toMatchObject({ code: 'GAME_NOT_FOUND' })
})

test('a game under maintenance names up to six others [GAME-28] [GAME-29] [ERR-19]', async () => {
  const { db } = started.platform.deps
  const set = (state: 'open' | 'maintenance') =>
    db.update(vendorTable).set({ state }).where(eq(vendorTable.vassalage, game.vassalage))
  await set('maintenance')
  const reply = await started.client.call(launch, launchInput(game), { token })
  await set('open')
  expect(reply).toMatchObject({ success: false, code: 'GAME_MAINTENANCE' })
  const { suggestions } = reply.value as unknown as { suggestions: GameItem[] }
  expect(suggestions.length).toBeGreaterThan(0)
  expect(suggestions.length).toBeLessThanOrEqual(6)
  expect(suggestions.every(item => item.state === 'open')).toBe(true)
})

test('play money never reaches a vendor [AUTH-49]', async () => {
  const trial = await started.client.call(freeplay, { os: 'test', platform: 'W' })
  const reply = await started.client.call(launch, launchInput(game), { token: trial.value.token })
  expect(reply).toMatchObject({ status: 403, code: 'TRIAL_REFUSED' })
})

test('another player does not see how my game stands', async () => {
  const { launchId } = await launched()
  const other = await started.client.register()
  expect(await started.client.call(gameSession, { launchId }, { token })).toMatchObject({
    value: { net: '0.00', rounds: 0 },
  })
  expect(await started.client.call(gameSession, { launchId }, { token: other.token })).toMatchObject({ status: 404 })
  expect(await started.client.call(gameSession, { launchId: 'x' }, { token })).toMatchObject({ status: 404 })
})
