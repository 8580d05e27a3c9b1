import { announcements, categories, gameItem } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { vendor } from '../games/tables.ts'
import { publishNotice } from './publish.ts'
import { notice } from './tables.ts'

const started = startedPlatform({ games: 60 })
const hour = 3600
const ask = async (types: string, language = 'EN') =>
  (await started.client.call(announcements, { types, platform: 'W', language })).value

describe('the displays', () => {
  it('come in groups, in their sequence, with words in the asked language [ANN-07] [HOME-32] [ENT-22] [API-43]', async () => {
    const { banners } = await ask('B')
    expect(banners.map(group => group.groupName)).toEqual(expect.arrayContaining(['w_home', 'w_register', 'w_login']))
    const home = banners.find(group => group.groupName === 'w_home')?.announcementImages ?? []
    expect(home.map(image => image.sequence)).toEqual([1, 2, 3])
    expect(home[0]?.title).toBe('Verify every spin yourself')
    const spanish = (await ask('B', 'ES')).banners.find(group => group.groupName === 'w_home')
    expect(spanish?.announcementImages[0]?.title).toBe('Verifica tú cada giro')
  })

  it('say whether and where they lead [HOME-28] [ENT-02]', async () => {
    const home = (await ask('B')).banners.find(group => group.groupName === 'w_home')?.announcementImages ?? []
    expect(home.map(image => [image.linkageType, image.linkage])).toEqual([
      ['GAME', 'ORIENT/RNG/jade-dragon/100001'],
      ['ROUTE', '/rng'],
      ['ROUTE', '/helpmc#responsible-play'],
    ])
  })
})

describe('the category pages', () => {
  it('have a banner each, which leads to a game that is open [HOME-21] [GAME-41] [GAME-42]', async () => {
    const { banners } = await ask('B')
    for (const category of categories) {
      const [image] =
        banners.find(({ groupName }) => groupName === `w_${category.toLowerCase()}`)?.announcementImages ?? []
      expect(image?.action, category).toBe('PLAY NOW')
      expect((await fetch(started.platform.url + (image?.url ?? ''))).status).toBe(200)
      const [vassalage = '', gameType, gameCode = '', nodeId] = (image?.linkage ?? '').split('/')
      if (image?.linkageType !== 'GAME') continue
      const named = { vassalage, gameType: gameType as 'RNG', gameCode, language: 'EN' }
      const { value } = await started.client.call(gameItem, named)
      expect(value, category).toMatchObject({ nodeId, state: 'open' })
    }
  })
})

describe('the notices', () => {
  it('come only where they are asked for, the latest first; unknown types are passed over [ANN-08] [ANN-09]', async () => {
    expect(await ask('B')).toMatchObject({ playerNotices: [] })
    expect(await ask('PL')).toMatchObject({ banners: [] })
    const { playerNotices } = await ask('B,PL,PU,PR,H,XX')
    expect(playerNotices.map(entry => entry.id)).toEqual(['demo-data', 'vendors-maintenance', 'fair-rounds'])
  })

  it('appear when their time comes, and go when it is over', async () => {
    const { deps } = started.platform
    const at = (hours: number) => new Date(deps.clock.now().getTime() + hours * hour * 1000)
    const texts = { EN: { title: 'Tonight', content: 'Soon' } }
    await publishNotice(deps, { id: 'tonight', texts, publishedAt: at(1), endsAt: at(3) })
    const shown = async () => (await ask('PL')).playerNotices.some(entry => entry.id === 'tonight')
    expect(await shown()).toBe(false)
    started.clock.advance(2 * hour)
    expect(await shown()).toBe(true)
    started.clock.advance(2 * hour)
    expect(await shown()).toBe(false)
  })

  it('are read without the vendors where none names those that are closed', async () => {
    const { db } = started.platform.deps
    const [told] = await db.delete(notice).where(eq(notice.id, 'vendors-maintenance')).returning()
    await db.execute('alter table vendor rename to vendor_away')
    expect((await ask('PL')).playerNotices.map(({ id }) => id)).toContain('fair-rounds')
    await db.execute('alter table vendor_away rename to vendor')
    await db.insert(notice).values(told!)
  })

  it('never carry markup that staff has typed [ANN-15]', async () => {
    const content = 'One <img src=x onerror=alert(1)>\nand two\n\nThree & four'
    await publishNotice(started.platform.deps, { id: 'typed', texts: { EN: { title: 'T', content } } })
    const typed = (await ask('PL')).playerNotices.find(entry => entry.id === 'typed')
    expect(typed?.content).toBe('<p>One &lt;img src=x onerror=alert(1)&gt;<br>and two</p><p>Three &amp; four</p>')
  })

  it('name the vendors that are under maintenance now, and none is shown while all are open [ANN-08]', async () => {
    const { db } = started.platform.deps
    const told = async () => (await ask('PL')).playerNotices.find(entry => entry.id === 'vendors-maintenance')
    await db.update(vendor).set({ state: 'maintenance' }).where(eq(vendor.vassalage, 'ORIENT_LIVE'))
    expect((await told())?.content).toContain('Live casino: Orient Live, Meridian<br>')
    await db.update(vendor).set({ state: 'open' }).where(eq(vendor.vassalage, 'MERIDIAN'))
    expect((await told())?.content).toContain('Live casino: Orient Live<br>')
    await db.update(vendor).set({ state: 'open' })
    expect(await told()).toBeUndefined()
  })

  it('of a maintenance say of no game that it is open: games of other vendors may be closed one by one [ANN-08]', async () => {
    const { db } = started.platform.deps
    await db.update(vendor).set({ state: 'maintenance' }).where(eq(vendor.vassalage, 'MERIDIAN'))
    for (const language of ['EN', 'ES', 'DE']) {
      const { playerNotices } = await ask('PL', language)
      const { content = '' } = playerNotices.find(entry => entry.id === 'vendors-maintenance') ?? {}
      expect(content).toContain('Meridian')
      expect(content).not.toMatch(/\b(open|abiertos?|offen|geöffnet)\b/i)
    }
  })

  it('can all be gone [ANN-14]', async () => {
    await started.platform.deps.db.delete(notice)
    expect((await ask('PL')).playerNotices).toEqual([])
  })
})
