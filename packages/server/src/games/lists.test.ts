import { gameItem, gameList, hotGames, vendorGameTypes, vendorLanes, type GameItem, type Input } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { game as gameTable } from './tables.ts'
import { gamesCommand } from './vendors.ts'

const started = startedPlatform({ games: 120 })
const day = 86_400

type Asked = Partial<Input<typeof gameList>>
const page = async (asked: Asked = {}, caller = {}) => {
  const base = { clientType: 3, platform: 'html5-desktop', merchant: 'demo', gameType: 'RNG', language: 'EN' } as const
  const reply = await started.client.call(gameList, { ...base, pageNo: 1, pageSize: 20, ...asked }, caller)
  return reply
}
const all = async (asked: Asked = {}): Promise<GameItem[]> => {
  const first = (await page(asked)).value
  const games = [...first.content]
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo++)
    games.push(...(await page({ ...asked, pageNo })).value.content)
  expect(games).toHaveLength(first.total)
  return games
}
const lanes = async (language = 'EN') =>
  (await started.client.call(vendorLanes, { platform: 'html5-desktop', language })).value.data.lanes

describe('the list of games', () => {
  it('gives every game once over its pages, also to a guest [API-26]', async () => {
    const games = await all()
    expect(new Set(games.map(game => game.nodeId)).size).toBe(games.length)
    expect(games.length).toBeGreaterThan(60)
    expect(games.every(game => game.gameType === 'RNG')).toBe(true)
  })

  it('names every game, and its place in the catalogue [GAME-12]', async () => {
    for (const { gameName, nodeName, displayName } of await all())
      expect([gameName, nodeName, displayName].filter(Boolean)).toHaveLength(3)
  })

  it('begins with what can be played', async () => {
    for (const asked of [{ gameType: 'LIVE' }, { gameType: 'FISH' }] as const) {
      const states = (await all(asked)).map(({ state }) => state)
      expect(new Set(states), asked.gameType).toEqual(new Set(['open', 'maintenance']))
      expect(states.slice(states.indexOf('maintenance'))).not.toContain('open')
    }
  })

  it('begins with what can be played, when a vendor has been closed and when it is open again, too', async () => {
    const { deps } = started.platform
    const order = async (asked: Asked) => (await all(asked)).map(({ nodeId, state }) => `${state} ${nodeId}`)
    const lists = [{}, { filter: 'NEW' }, { keyword: 'lotus' }] as const
    const before = await Promise.all(lists.map(order))
    await gamesCommand.run(deps, ['LUMEN', 'maintenance', 'on'], 'a test')
    for (const asked of lists) {
      const states = (await all(asked)).map(({ state }) => state)
      expect(new Set(states), JSON.stringify(asked)).toEqual(new Set(['open', 'maintenance']))
      expect(states.slice(states.indexOf('maintenance')), JSON.stringify(asked)).not.toContain('open')
    }
    expect((await lanes())[0]?.cards.at(-1)).toMatchObject({ vassalage: 'LUMEN', state: 'maintenance' })
    await gamesCommand.run(deps, ['LUMEN', 'maintenance', 'off'], 'a test')
    expect(await Promise.all(lists.map(order))).toEqual(before)
  })

  it('comes in the order that is asked for: by name, or the newest first [GAME-41]', async () => {
    const names = (await all({ sort: 'NAME' })).map(({ gameName }) => gameName)
    expect(names).toEqual(names.toSorted())
    expect(names).toHaveLength((await all()).length)
    const fresh = await all({ filter: 'NEW' })
    expect((await all({ sort: 'NEWEST' })).slice(0, fresh.length)).toEqual(fresh)
  })

  it('gives an empty page behind the last', async () => {
    expect((await page({ pageNo: 900 })).value).toMatchObject({ content: [], pageNum: 900 })
  })

  it('says of every game what a tile shows [ENT-01] [GAME-11] [GAME-12]', async () => {
    const { content } = (await page()).value
    expect(content[0]).toMatchObject({
      gameName: 'Jade Dragon',
      displayName: 'Orient',
      vassalage: 'ORIENT',
      gameCode: 'jade-dragon',
      isGame: 'GAME',
      state: 'open',
      maintenanceUntil: null,
    })
    expect(content[0]?.showIcon).toMatch(/^\/cdn\/g\/\d+-p\.svg$/)
  })

  it('keeps to a vendor, without the container that leads to it [GAME-19]', async () => {
    const ofVendor = await all({ gameType: 'LIVE', vassalage: 'MERIDIAN' })
    expect(ofVendor.map(game => game.vassalage)).toEqual(ofVendor.map(() => 'MERIDIAN'))
    const container = (await all({ gameType: 'LIVE' })).find(game => game.isGame === 'VASSALAGE')
    expect(container?.vassalage).toBe('MERIDIAN')
    expect(ofVendor.map(game => game.nodeId)).not.toContain(container?.nodeId)
  })

  it('finds titles by the beginnings of their words, without regard to case and accents [GAME-45]', async () => {
    for (const keyword of ['jade', 'JADE DRA', 'dragon jáde'])
      expect(
        (await all({ keyword })).map(game => game.gameName),
        keyword,
      ).toContain('Jade Dragon')
    expect((await page({ keyword: 'no such game' })).value).toMatchObject({ content: [], total: 0, totalPages: 0 })
    expect((await page({ keyword: "%'_" })).value.total).toBe(0)
  })

  it('takes each word for a platform, the old one, too, and no other [CONST-06] [CONST-48]', async () => {
    for (const platform of ['W', 'flash', 'html5-desktop'] as const)
      expect((await page({ platform })).success, platform).toBe(true)
    expect((await page({ platform: 'html4' as 'W' })).code).toBe('BAD_REQUEST')
  })

  it('refuses pages larger than a hundred and clients of another type [CONST-05]', async () => {
    expect((await page({ pageSize: 101 })).code).toBe('BAD_REQUEST')
    expect((await page({ clientType: 1 })).code).toBe('BAD_REQUEST')
  })

  it('shows as new what came out within thirty days, the youngest first', async () => {
    const fresh = await all({ filter: 'NEW' })
    expect(fresh.length).toBeGreaterThan(0)
    expect(fresh.every(({ isNew }) => isNew === 1)).toBe(true)
    expect(fresh).toHaveLength((await all()).filter(({ isNew }) => isNew === 1).length)
    const rows = await started.platform.deps.db.select().from(gameTable)
    const releases = fresh.map(({ nodeId }) => rows.find(row => row.nodeId === nodeId)?.releasedAt.getTime() ?? 0)
    expect(new Set(releases).size).toBeGreaterThan(1)
    expect(releases).toEqual(releases.toSorted((one, other) => other - one))
  })

  it('asks a guest to log in for favourites and recent games [GAME-41]', async () => {
    for (const filter of ['FAV', 'RECENT'] as const) expect((await page({ filter })).code).toBe('NOT_LOGGED_IN')
  })
})

describe('the hot games', () => {
  it('are twenty open games in order, the first six marked hot, and the filter shows no others [HOME-07] [GAME-04] [GAME-40] [API-27]', async () => {
    const { value } = await started.client.call(hotGames, { platform: 'html5-desktop', language: 'EN' })
    expect(value.content).toHaveLength(20)
    expect(value.content.every(game => game.state === 'open')).toBe(true)
    expect(value.content.map(game => game.isHot)).toEqual(value.content.map((_, place) => (place < 6 ? 1 : 0)))
    const slots = value.content.filter(game => game.gameType === 'RNG')
    expect(await all({ filter: 'HOT' })).toEqual(slots)
    const others = await all({ exclude: 'HOT' })
    expect(others).toEqual((await all()).filter(({ nodeId }) => !slots.some(slot => slot.nodeId === nodeId)))
  })
})

describe('a single game', () => {
  const single = async (vassalage: string, gameCode: string, gameType: 'RNG' | 'LIVE' = 'RNG') =>
    started.client.call(gameItem, { vassalage, gameType, gameCode, language: 'EN' })

  it('is what lists say of it, also to a guest [ENT-01]', async () => {
    const [first] = (await page()).value.content
    expect((await single('ORIENT', 'jade-dragon')).value).toEqual(first)
  })

  it('is not found under another kind or vendor, nor where it only leads to a list', async () => {
    const reply = { success: false, code: 'GAME_NOT_FOUND' }
    expect(await single('ORIENT', 'jade-dragon', 'LIVE')).toMatchObject(reply)
    expect(await single('VOLT', 'jade-dragon')).toMatchObject(reply)
    expect(await single('MERIDIAN', 'meridian-lobby', 'LIVE')).toMatchObject(reply)
  })

  it('is closed by itself, although others of its vendor are open', async () => {
    const { db } = started.platform.deps
    const setState = (state: 'open' | 'maintenance') =>
      db.update(gameTable).set({ state }).where(eq(gameTable.gameCode, 'speed-baccarat'))
    await setState('maintenance')
    expect((await single('SALON', 'royal-baccarat', 'LIVE')).value.state).toBe('open')
    expect((await single('SALON', 'speed-baccarat', 'LIVE')).value.state).toBe('maintenance')
    await setState('open')
    expect((await single('SALON', 'speed-baccarat', 'LIVE')).value.state).toBe('open')
  })

  it('of a vendor that the studio does not play says until when it is closed', async () => {
    const { value } = await single('MERIDIAN', 'roulette-classic', 'LIVE')
    expect(value.state).toBe('maintenance')
    expect(Date.parse(value.maintenanceUntil ?? '')).toBeGreaterThan(started.clock.now().getTime())
  })
})

describe('the lanes', () => {
  it('hold every kind of game with its vendors [GAME-48] [GAME-49] [API-29] [ENT-17]', async () => {
    const found = await lanes()
    expect(found.map(lane => lane.title)).toEqual([
      'Slots',
      'Live casino',
      'Fishing',
      'PVP',
      'Sports',
      'E-Sports',
      'Lottery',
      'E-Lottery',
      'Cockfight',
      'In-house',
    ])
    for (const lane of found) {
      expect(Object.keys(lane)).toEqual(expect.arrayContaining(['title', 'cards', 'gameClassify']))
      expect(lane.cards.map(card => card.vassalage)).toEqual([...new Set(lane.cards.map(card => card.vassalage))])
    }
    expect(found.map(lane => lane.category)).toEqual([
      'RNG',
      'LIVE',
      'FISH',
      'PVP',
      'SPORTS',
      'ESPORTS',
      'LOTT',
      'ELOTT',
      'COCKFIGHT',
      'BGS',
    ])
    for (const { category, cards } of found)
      for (const card of cards) {
        expect(card).toMatchObject({ gameType: category, gameCategory: category })
        expect((await page({ gameType: category, vassalage: card.vassalage })).value.total).toBe(card.games)
      }
  })

  it('are of vendors, each with the kinds of games it makes, also for a guest [API-28] [ENT-18]', async () => {
    const kinds = async (vassalage: string, language = 'EN') =>
      (await started.client.call(vendorGameTypes, { vassalage, language })).value.gameTypes
    expect(await kinds('SALON')).toEqual([
      { gameType: 'LIVE', name: 'Live casino' },
      { gameType: 'PVP', name: 'PVP' },
    ])
    expect(await kinds('MERIDIAN', 'ES')).toEqual([{ gameType: 'LIVE', name: 'Casino en vivo' }])
    expect(await kinds('NOBODY')).toEqual([])
  })

  it('mark vendors under maintenance, and only theirs are games with an end of it [GAME-41]', async () => {
    const states = (await lanes()).map(({ category, cards }) => [category, ...new Set(cards.map(card => card.state))])
    expect(states).toContainEqual(['RNG', 'open'])
    expect(states).toContainEqual(['LIVE', 'open', 'maintenance'])
    const [game] = (await page({ gameType: 'LIVE', vassalage: 'MERIDIAN' })).value.content
    expect(game?.state).toBe('maintenance')
    expect(Date.parse(game?.maintenanceUntil ?? '')).toBeGreaterThan(started.clock.now().getTime())
  })

  it('speak the language that was asked for, else English [I18N-08]', async () => {
    const titleOf = async (language: string) =>
      (await lanes(language)).find(({ category }) => category === 'LIVE')?.title
    const [spanish, ...others] = [await titleOf('ES'), await titleOf('EN'), await titleOf('FR')]
    expect([spanish, others]).toEqual(['Casino en vivo', ['Live casino', 'Live casino']])
  })
})

describe('as time goes by', () => {
  it('nothing stays new, and the end of a maintenance that has passed is not promised any more', async () => {
    started.clock.advance(31 * day)
    expect((await page({ filter: 'NEW' })).value.total).toBe(0)
    const [game] = (await page({ gameType: 'LIVE', vassalage: 'MERIDIAN' })).value.content
    expect(game).toMatchObject({ state: 'maintenance', maintenanceUntil: null, isNew: 0 })
  })
})
