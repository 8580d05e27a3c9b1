import { announcements, firstLogin, freeplay, platform } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { auditEvent } from '../audit-trail/index.ts'

const started = startedPlatform({ games: 60 })
const day = 86_400
const run = (...words: string[]) => runCommand(started.platform.deps, words, 'ada')
const asked = (types: string, language: string) => ({ types, platform: 'W', language }) as const
const ask = async (types: string, language = 'EN', token?: string) =>
  (await started.client.call(announcements, asked(types, language), token ? { token } : {})).value

const texts = { EN: { title: 'News', content: 'One <b>line</b>\n\nand another' } }
const at = (seconds: number) => new Date(started.clock.now().getTime() + seconds * 1000).toISOString()
const publish = (kind: string, more: object) => run('announcements', kind, JSON.stringify({ texts, ...more }))
const popups = async (token?: string) => (await ask('PU', 'EN', token)).popup?.map(({ id }) => id)

describe('load popups', () => {
  it('greet the visitor of the sandbox, in the asked language, and lead to the registration [ANN-07] [ENT-22]', async () => {
    const { popup } = await ask('PU')
    expect(popup).toMatchObject([
      { id: 'welcome', execution: 'B', title: 'Welcome to the demo site', linkageType: 'POPUP', linkage: 'register' },
    ])
    expect((await ask('PU', 'DE')).popup?.[0]?.title).toBe('Willkommen auf der Demo-Website')
    expect((await fetch(started.platform.url + popup?.[0]?.url)).headers.get('content-type')).toContain('image/svg')
  })

  it('are those of the audience alone: B for visitors, A after a login, F besides at the first, a trial has A [ANN-10] [ANN-13]', async () => {
    for (const [id, execution, sequence] of [
      ['late', 'A', 2],
      ['early', 'A', 1],
      ['first', 'F', 1],
    ] as const)
      expect(await publish('popup', { id, execution, sequence })).toMatchObject({ ok: true })
    expect(await popups()).toEqual(['welcome'])
    const { token } = await started.client.login('demo', 'Demo1234')
    expect(await popups(token)).toEqual(['early', 'late', 'first'])
    await started.client.call(firstLogin, {}, { token })
    // It is still the first session, whatever page of it asks.
    expect(await popups(token)).toEqual(['early', 'late', 'first'])
    started.clock.advance(60)
    expect(await popups((await started.client.login('demo', 'Demo1234')).token)).toEqual(['early', 'late'])
    const { value } = await started.client.call(freeplay, { os: 'web', platform: platform.site })
    expect(await popups(value.token)).toEqual(['early', 'late'])
    for (const id of ['late', 'early', 'first']) await run('announcements', 'end', id)
    expect(await popups(token)).toEqual([])
  })
})

describe('promotions and help', () => {
  it('come with their period, in their sequence, only where they are asked for [ANN-07] [ANN-08] [ANN-09] [ENT-22]', async () => {
    await publish('help', { id: 'how', sequence: 3 })
    const all = await ask('B,PL,PU,PR,H')
    expect(all.promotion).toMatchObject([
      { id: 'game-of-the-month', linkageType: 'GAME', endTime: at(30 * day - 60) },
      { id: 'demo-money', endTime: null },
    ])
    expect(all.help).toMatchObject([{ id: 'how', title: 'News' }])
    expect([all.banners.length, all.playerNotices.length].every(Boolean)).toBe(true)
    expect(await ask('B')).toMatchObject({ popup: [], promotion: [], help: [] })
    expect(await ask('PR,H')).toMatchObject({ banners: [], playerNotices: [], popup: [] })
    expect((await ask('PR', 'ES')).promotion?.[0]?.title).toBe('Juego del mes: Ascent')
  })

  it('appear when their time comes, go when it is over, with the formatting of staff and nothing else of their markup [ANN-15]', async () => {
    await publish('promotion', { id: 'spring', from: at(day), to: at(3 * day) })
    const shown = async () => (await ask('PR')).promotion?.find(({ id }) => id === 'spring')
    expect(await shown()).toBeUndefined()
    started.clock.advance(2 * day)
    expect((await shown())?.content).toBe('<p>One <b>line</b></p>\n<p>and another</p>\n')
    started.clock.advance(2 * day)
    expect(await shown()).toBeUndefined()
  })
})

describe('staff', () => {
  it('replace an announcement by its id, end it, and see them all; the trail has what stood before [ENT-22]', async () => {
    await publish('promotion', { id: 'twice' })
    expect((await publish('promotion', { id: 'twice', sequence: 9 })).lines).toEqual([
      'Published as twice.',
      'It has no text in ES: there it is shown in another language.',
    ])
    const rows = await started.platform.deps.db.select().from(auditEvent)
    expect(JSON.parse(rows.at(-1)?.before ?? '')).toMatchObject({ sequence: 1, 'EN.title': 'News' })
    await run('announcements', 'end', 'twice')
    expect((await run('announcements')).lines.join('\n')).toMatch(/ended {3}promotion {3}twice .* News/)
    expect((await ask('PR')).promotion?.map(({ id }) => id)).not.toContain('twice')
    expect(await publish('help', { id: 'twice' })).toMatchObject({ ok: false })
  })

  const link = (type: string, to: string) => ({ link: { type, to }, texts: { EN: { ...texts.EN, action: 'Go' } } })
  it.each([
    ['a popup for nobody', 'popup', {}],
    ['a promotion with an audience', 'promotion', { execution: 'A' }],
    ['an unknown audience', 'popup', { execution: 'C' }],
    ['no text', 'promotion', { texts: {} }],
    ['an unknown language', 'promotion', { texts: { XX: texts.EN } }],
    ['a title without words', 'promotion', { texts: { EN: { title: ' ', content: 'x' } } }],
    ['a field that there is not', 'promotion', { bonus: '100.00' }],
    ['an end before the beginning', 'promotion', { from: '2027-02-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }],
    ['a time without its offset', 'promotion', { from: '2027-02-01T00:00:00' }],
    ['a beginning in the year 0', 'promotion', { from: '0000-01-01T00:00:00Z' }],
    ['an end after all calendars', 'promotion', { to: '9999-12-31T23:59:59-23:59' }],
    ['a link without a word on its button', 'promotion', { link: { type: 'ROUTE', to: '/rng' } }],
    ['an address that is not https', 'promotion', link('URL', 'javascript:alert(1)')],
    ['an address with a name and password', 'promotion', link('URL', 'https://help.example:pw@evil.example/')],
    ['a page with a token', 'promotion', link('ROUTE', '/favorite?Token=abc')],
    ['a page that there is not', 'promotion', link('ROUTE', '//evil.example')],
    ['a game that there is not', 'promotion', link('GAME', 'BAIZE/BGS/ascent/1')],
    ['a popup that there is not', 'promotion', link('POPUP', 'nothing')],
    ['a promotion that there is not', 'promotion', link('PROMOTION', 'nothing')],
  ])('are refused %s', async (_, kind, more) => {
    expect(await publish(kind, { id: 'wrong', ...more })).toMatchObject({ ok: false })
    expect((await run('announcements')).lines.join()).not.toContain('wrong')
  })

  it('link to pages, games, popups, promotions and addresses outside', async () => {
    for (const [type, to] of [
      ['URL', 'https://example.com/'],
      ['ROUTE', '/rng?vassalage=ORIENT'],
      ['GAME', 'BAIZE/BGS/ascent/100006'],
      ['POPUP', 'register'],
      ['PROMOTION', 'demo-money'],
    ] as const)
      expect(await publish('promotion', { id: 'linked', ...link(type, to) }), type).toMatchObject({ ok: true })
  })
})
