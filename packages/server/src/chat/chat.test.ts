import { freeplay, launchChat, logout, modelList } from '@baize/contract'
import { from, trustedProxies } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rooms, ticketOf, type Said } from '../../test/room.ts'
import { startedPlatform } from '../../test/started.ts'
import { player } from '../accounts/players/tables.ts'
import { runCommand } from '../app/commands.ts'
import { writeSetting } from '../db/settings.ts'
import { brandSetting } from '../system/index.ts'
import { lookOf } from './seed.ts'
import { liveChatModelsSetting } from './settings.ts'

const started = startedPlatform({ games: 20, trustedProxies })
let room: ReturnType<typeof rooms>
beforeAll(() => {
  room = rooms(started)
})
const list = async (asked: object = {}) =>
  (await started.client.call(modelList, { language: 'EN', ...asked }, { token: null })).value
const names = (content: { nickname: string }[]) => content.map(({ nickname }) => nickname)
const ops = async (...words: string[]) => (await runCommand(started.platform.deps, ['chat', ...words], 'ada')).lines
const set = (setting: { enabled?: boolean; login?: boolean }) =>
  writeSetting(started.platform.deps, liveChatModelsSetting, setting)

describe('the list of models', () => {
  it('answers without a token, twenty to a page [CHAT-01] [CHAT-02] [CHAT-04] [BOOT-07] [API-59]', async () => {
    const first = await list()
    expect(first).toMatchObject({ pageNum: 1, totalPages: 2, total: 24, online: 0, login: false })
    expect(first.content).toHaveLength(20)
    expect(first.content[0]).toEqual({
      modelId: 'alba',
      nickname: 'Alba',
      photo: '/cdn/m/alba.svg',
      languages: ['ES', 'EN'],
      online: false,
      viewers: 0,
      tags: ['Football', 'Travel'],
    })
    expect((await list({ pageNo: 2 })).content).toHaveLength(4)
    expect((await list({ language: 'ES' })).content[0]?.tags).toEqual(['Fútbol', 'Viajes'])
  })

  it('is searched by name, tag and language, whatever the accents [CHAT-04]', async () => {
    expect(names((await list({ keyword: 'LIN' })).content)).toEqual(['Linh'])
    expect(names((await list({ keyword: 'musica', language: 'ES', speaks: 'VI' })).content)).toEqual(['Mai'])
    expect((await list({ keyword: 'nobody at all' })).total).toBe(0)
    expect((await list()).languages).toEqual(['DE', 'EN', 'ES', 'PL', 'PT', 'VI'])
  })

  it('calls a model online while somebody sits in the room as its host, and comes first with it [CHAT-04]', async () => {
    expect((await list({ online: true })).content).toEqual([])
    const host = await room.host('linh')
    await room.guest('linh')
    const first = (await list({ online: true })).content
    expect(first).toMatchObject([{ modelId: 'linh', online: true, viewers: 1 }])
    expect((await list()).content[0]?.modelId).toBe('linh')
    await host.act('leave')
    expect((await list({ online: true })).content).toEqual([])
  })

  it('forgets who was not heard of for a while', async () => {
    await room.host('mai')
    started.clock.advance(46)
    expect((await list()).online).toBe(0)
  })

  it('shows a drawn portrait of every model, with a face and the look of the name', async () => {
    for (const { photo } of (await list()).content) {
      const drawn = await (await fetch(`${started.platform.url}${photo}`)).text()
      expect(drawn).toMatch(/^<svg /)
      expect(drawn.match(/r="1.5" fill="#231711"/g), 'two eyes').toHaveLength(2)
      const isMan = /M145 42c1-14|M145 44c0-10/.test(drawn)
      expect([photo, isMan ? 'man' : 'woman']).toEqual([photo, lookOf(/(\w+)\.svg/.exec(photo)?.[1] ?? '')])
    }
    expect((await fetch(`${started.platform.url}/cdn/m/nobody.svg`)).status).toBe(404)
  })
})

describe('a launch', () => {
  it('gives an address without a token, good once and for a minute [CHAT-03] [CHAT-05] [API-60]', async () => {
    const { success, value } = await room.launch('alba')
    expect(success).toBe(true)
    expect(value.url).toMatch(new RegExp(`^${started.platform.url}/chat/room\\?lang=en#[\\w-]{43}$`))
    expect((await room.enter(ticketOf(value.url))).status).toBe(200)
    expect((await room.enter(ticketOf(value.url))).code).toBe('LAUNCH_CODE_INVALID')
    const late = ticketOf((await room.launch('alba')).value.url)
    started.clock.advance(61)
    expect((await room.enter(late)).code).toBe('LAUNCH_CODE_INVALID')
  })

  it('knows models that there are', async () => {
    expect((await room.launch('nobody')).code).toBe('NOT_FOUND')
  })

  it('is for members where the site says so, and then not for trial accounts [CHAT-05] [CHAT-07]', async () => {
    await set({ login: true })
    started.clock.advance(3)
    expect((await list()).login).toBe(true)
    expect((await room.launch('alba')).code).toBe('NOT_LOGGED_IN')
    const trial = await started.client.call(freeplay, { os: 'test', platform: 'W' })
    expect((await room.launch('alba', undefined, trial.value.token)).code).toBe('TRIAL_REFUSED')
    const member = await started.client.login('demo', 'Demo1234')
    const { value } = await room.launch('alba', undefined, member.token)
    const entered = await room.enter(ticketOf(value.url))
    expect(entered.value.me).toMatchObject({ role: 'member', name: 'de***' })
    await set({ login: false })
    started.clock.advance(3)
  })

  it('takes guests and trial accounts out of their rooms where the site is for members from now on [CHAT-05]', async () => {
    const guest = await room.guest('alba')
    const trial = await started.client.call(freeplay, { os: 'test', platform: 'W' })
    const tried = await room.member('alba', trial.value.token ?? '')
    const { token } = await started.client.login('demo', 'Demo1234')
    const member = await room.member('alba', token)
    const host = await room.host('alba')
    await set({ login: true })
    started.clock.advance(3)
    for (const out of [guest, tried]) expect((await out.say('still here?')).code).toBe('NOT_LOGGED_IN')
    for (const inside of [member, host]) expect((await inside.say('hello')).status).toBe(200)
    await set({ login: false })
    started.clock.advance(3)
  })

  it('is not there where the site has no live chat [CHAT-06]', async () => {
    const inside = await room.guest('alba')
    await set({ enabled: false })
    started.clock.advance(3)
    expect((await started.client.call(modelList, { language: 'EN' })).code).toBe('FUNCTION_DISABLED')
    expect((await started.client.call(launchChat, { modelId: 'alba', language: 'EN' })).code).toBe('FUNCTION_DISABLED')
    expect((await inside.say('still here?')).code).toBe('FUNCTION_DISABLED')
    await set({ enabled: true })
    started.clock.advance(3)
  })
})

describe('the page of a room', () => {
  it('has an origin of its own and loads nothing but its own files', async () => {
    const page = await fetch(`${started.platform.url}/chat/room?lang=es`)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(page.headers.get('cross-origin-embedder-policy')).toBe('require-corp')
    expect(page.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/sandbox allow-scripts allow-forms$/)
    const html = await page.text()
    expect(html).toContain('<html lang="es"')
    for (const [, path] of html.matchAll(/(?:src|href)="(\/chat\/[^"]+)"/g))
      expect((await fetch(`${started.platform.url}${path}`)).headers.get('access-control-allow-origin'), path).toBe('*')
  })

  it('has the name, the logo and the colours of its site', async () => {
    const page = async () => (await fetch(`${started.platform.url}/chat/room?lang=en`)).text()
    expect(await page()).not.toContain('/brand.css')
    const brand = { name: 'Fish & Ships', logo: '/other.svg', colours: { dark: { felt: '#112233' }, light: {} } }
    await writeSetting(started.platform.deps, brandSetting, brand)
    const html = await page()
    expect(html).toMatch(/<title>.+ – Fish &amp; Ships<\/title>/)
    expect(html).toContain('<link rel="icon" href="/other.svg">')
    const [, sheet = ''] = /<link rel="stylesheet" href="(\/brand[^"]+)" crossorigin>/.exec(html) ?? []
    const reply = await fetch(started.platform.url + sheet)
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    await writeSetting(started.platform.deps, brandSetting, brandSetting.defaults)
  })

  it('is named by what it is, in the language of its address or else of the visitor', async () => {
    const titles: Record<string, string> = {}
    for (const [query, accepted] of [
      ['?lang=de', 'es'],
      ['', 'fr, es-MX;q=0.9, en;q=0.8'],
      ['', 'fr'],
    ] as const) {
      const page = await fetch(`${started.platform.url}/chat/room${query}`, {
        headers: { 'accept-language': accepted },
      })
      const html = await page.text()
      titles[/<html lang="(\w+)"/.exec(html)?.[1] ?? ''] = /<title>(.*)<\/title>/.exec(html)?.[1] ?? ''
    }
    expect(titles).toEqual({ de: 'Live-Chat – Baize', es: 'Chat en vivo – Baize', en: 'Live chat – Baize' })
  })

  it('asks no stranger in', async () => {
    expect((await fetch(`${started.platform.url}/chat/stream`)).status).toBe(401)
    expect((await fetch(`${started.platform.url}/chat/nothing`)).status).toBe(404)
  })
})

describe('a conversation', () => {
  it('reaches everybody in the room, in its order [CHAT-05]', async () => {
    const [ana, ben] = [await room.guest('nuria', 'ana-1'), await room.guest('nuria', 'ben-1')]
    const heard = await ben.follow(ben.last)
    await ana.say('Hello')
    expect(await heard.until<Said>('line')).toMatchObject({ body: 'Hello', name: ana.me.name, role: 'guest' })
    await ben.say('Hi there')
    expect(await heard.until<Said>('line')).toMatchObject({ body: 'Hi there', person: ben.me.person })
    heard.hangUp()
  })

  it('loses nothing that was said while a page was away, and says nothing twice', async () => {
    const [ana, ben] = [await room.guest('marek', 'ana-2'), await room.guest('marek', 'ben-2')]
    const heard = await ben.follow(ben.last)
    const { value } = await ana.say('one', 'key-of-one')
    await heard.until('line')
    heard.hangUp()
    expect((await ana.say('one', 'key-of-one')).value.line).toBe(value.line)
    await ana.say('two')
    await ana.say('three')
    const again = await ben.follow(value.line)
    expect((await again.until<Said>('line')).body).toBe('two')
    expect((await again.until<Said>('line')).body).toBe('three')
    again.hangUp()
    expect((await room.guest('marek')).lines.map(({ body }) => body)).toEqual(['one', 'two', 'three'])
  })

  it('shows who comes in the last fifty lines', async () => {
    const ana = await room.guest('greta', 'ana-3')
    for (let index = 1; index <= 52; index++) {
      started.clock.advance(5)
      await ana.say(`line ${index}`)
    }
    const { lines } = await room.guest('greta')
    expect([lines.length, lines[0]?.body, lines.at(-1)?.body]).toEqual([50, 'line 3', 'line 52'])
  })

  it('is text and nothing else, and no longer than a line', async () => {
    const ana = await room.guest('bruno', 'ana-4')
    await ana.say('<img src=x onerror=alert(1)>\u202Eevil\n\n  two')
    await ana.say('x'.repeat(1000))
    expect((await ana.say(' \u200B ')).code).toBe('FIELD_INVALID')
    const bodies = (await room.guest('bruno')).lines.map(({ body }) => body)
    expect(bodies).toEqual(['<img src=x onerror=alert(1)>evil two', 'x'.repeat(300)])
  })

  it('tells who writes too fast how long to wait', async () => {
    const ana = await room.guest('sofia', 'ana-5')
    for (let index = 0; index < 5; index++) expect((await ana.say(`fast ${index}`)).status).toBe(200)
    const refused = await ana.say('too fast')
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED', value: { retryAfter: 2 } })
    expect(refused.headers.get('retry-after')).toBe('2')
    started.clock.advance(2)
    expect((await ana.say('slower')).status).toBe(200)
  })
})

describe('safety', () => {
  it('hands a reported line to staff, who take it away or keep its author out [CHAT-07]', async () => {
    const bens = rooms(started, from('203.0.113.7'))
    const [ana, ben] = [await room.guest('carmen', 'ana-7'), await bens.guest('carmen', 'ben-7')]
    const bad = (await ben.say('send me your card number')).value.line
    expect((await ana.act('report', { line: bad, reason: 'fraud' })).status).toBe(200)
    await ana.act('report', { line: bad, reason: 'fraud' })
    const reported = (await ops('reports')).filter(line => line.includes('card number'))
    expect(reported).toHaveLength(1)
    const id = reported[0]?.split(' ')[0] ?? ''
    const heard = await ana.follow(bad)
    const thrown = await ben.follow(bad)
    expect(await ops('settle', id, 'ban')).toEqual([`${id}: ban.`])
    expect(await heard.until<Said>('line')).toMatchObject({ kind: 'removal', body: String(bad) })
    await thrown.until('end')
    heard.hangUp()
    expect((await ben.say('and yours')).code).toBe('NOT_LOGGED_IN')
    const again = await bens.launch('carmen', 'ben-7')
    expect((await bens.enter(ticketOf(again.value.url))).code).toBe('ACCOUNT_DISABLED')
    expect((await room.guest('carmen')).lines).toEqual([])
    expect((await ops('settle', id, 'dismiss'))[0]).toContain('There is no open report')
  })

  it('ends the seat of a member with the session that they came in with, wherever it ended [CHAT-05]', async () => {
    const account = await started.client.register()
    const ana = await room.member('carmen', account.token)
    expect((await ana.say('here I am')).status).toBe(200)
    const heard = await ana.follow(ana.last)
    await started.client.call(logout, {}, { token: account.token })
    await heard.until('end')
    expect((await ana.say('somebody else at this desk')).code).toBe('NOT_LOGGED_IN')
    expect((await ana.follow(0)).status).toBe(401)
    const { token } = await started.client.login(account.username, account.password)
    const again = await room.member('carmen', token)
    expect((await again.say('and again')).status).toBe(200)
    const { db } = started.platform.deps
    await db.update(player).set({ disabled: true }).where(eq(player.account, account.username))
    expect((await again.say('though the account is closed')).code).toBe('NOT_LOGGED_IN')
  })

  it('ends the seat of a member when the time of that session is over, whether or not anybody has taken it away', async () => {
    const { token } = await started.client.register()
    started.clock.advance(60)
    const ana = await room.member('carmen', token)
    started.clock.advance(12 * 3600 - 61)
    expect((await ana.say('still here')).status).toBe(200)
    started.clock.advance(1)
    expect((await ana.say('too late')).code).toBe('NOT_LOGGED_IN')
  })

  it('knows only lines that there are, and reasons that there are', async () => {
    const ana = await room.guest('carmen', 'ana-8')
    expect((await ana.act('report', { line: 99, reason: 'fraud' })).code).toBe('NOT_FOUND')
    expect((await ana.act('report', { line: 1, reason: 'nonsense' })).code).toBe('BAD_REQUEST')
    expect((await ana.act('shout', {})).code).toBe('NOT_FOUND')
  })

  it('hides whom a person has blocked, before and after, from nobody else [CHAT-07]', async () => {
    const [ana, ben, cleo] = [
      await room.guest('anton', 'ana-6'),
      await room.guest('anton', 'ben-6'),
      await room.guest('anton', 'cleo-6'),
    ]
    await ben.say('rude')
    const { value } = await ana.act<{ blocked: number; lines: Said[] }>('block', { person: ben.me.person })
    expect(value).toEqual({ blocked: 1, lines: [] })
    const heard = await ana.follow(0)
    await ben.say('rude again')
    await cleo.say('hello')
    expect((await heard.until<Said>('line')).body).toBe('hello')
    heard.hangUp()
    expect((await room.guest('anton', 'ana-6')).lines.map(({ body }) => body)).toEqual(['hello'])
    expect((await room.guest('anton')).lines).toHaveLength(3)
    await ana.act('unblock')
    expect((await room.guest('anton', 'ana-6')).lines).toHaveLength(3)
  })
})
