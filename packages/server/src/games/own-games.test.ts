import {
  addFavourite,
  favouriteGames,
  favouriteIds,
  freeplay,
  gameList,
  hotGames,
  limits,
  recentGames,
  removeFavourite,
  vendorBet,
  vendorRollback,
} from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { openFor, playRound, vendorCall } from '../../test/games/rounds.ts'
import { playerIdOf } from '../../test/player-helpers.ts'
import { startedPlatform } from '../../test/started.ts'
import { maxFavourites } from './favourites.ts'
import { favourite } from './tables.ts'

const started = startedPlatform({ games: 120 })
const minute = 60

const games = async (filter: 'FAV' | 'RECENT' | 'ALL', token: string) => {
  const asked = { clientType: 3, platform: 'html5-desktop', merchant: 'demo', gameType: 'RNG', language: 'EN' } as const
  const { value } = await started.client.call(gameList, { ...asked, pageNo: 1, pageSize: 100, filter }, { token })
  return value.content
}
const someIds = async (token: string) => (await games('ALL', token)).slice(0, 3).map(game => game.nodeId)
const keep = (nodeId: string, token: string | null) =>
  started.client.call(addFavourite, { nodeId, vendor: 'ORIENT', gameType: 'RNG' }, { token })
const drop = (nodeId: string, token: string) => started.client.call(removeFavourite, { nodeId }, { token })
const kept = async (token: string) => (await started.client.call(favouriteIds, {}, { token })).value.nodeIds

describe('favourites', () => {
  it('come and go, and again is no error [GAME-30] [GAME-34] [GAME-35] [API-30] [API-32] [API-33]', async () => {
    const { token } = await started.client.register()
    const [one = '', two = ''] = await someIds(token)
    for (const id of [one, one]) expect(await keep(id, token)).toMatchObject({ success: true, value: { nodeId: one } })
    started.clock.advance(1)
    await keep(two, token)
    expect(await kept(token)).toEqual([two, one])
    expect((await games('FAV', token)).map(game => game.nodeId)).toEqual([two, one])
    for (const id of [one, one]) expect(await drop(id, token)).toMatchObject({ success: true, value: { nodeId: one } })
    expect(await kept(token)).toEqual([two])
  })

  it('are no more than a player looks through: one more is refused until one goes, and those that are kept stay', async () => {
    const { token, username } = await started.client.register()
    const [one = '', two = ''] = await someIds(token)
    await keep(one, token)
    const { db, clock } = started.platform.deps
    const playerId = await playerIdOf(started.platform.deps, username)
    const rest = Array.from({ length: maxFavourites - 1 }, (_, nth) => `kept-${nth}`)
    await db.insert(favourite).values(rest.map(nodeId => ({ playerId, nodeId, at: clock.now() })))
    expect(await keep(two, token)).toMatchObject({ code: 'FAVOURITES_FULL', value: { max: maxFavourites } })
    expect(await keep(one, token)).toMatchObject({ success: true })
    await drop(one, token)
    expect(await keep(two, token)).toMatchObject({ success: true })
  })

  it('are a list with pages, of all kinds or of one, the latest first [GAME-37] [GAME-38] [ENT-21] [CONST-21] [API-31]', async () => {
    const { token } = await started.client.register()
    const list = async (asked: { pageNo?: number; pageSize?: number; gameType?: 'RNG' | 'LIVE' } = {}) => {
      const input = { pageNo: 1, pageSize: limits.favouritesPage, ...asked }
      const { value } = await started.client.call(favouriteGames, input, { token })
      return { ...value, content: value.content.map(game => game.nodeId) }
    }
    expect(await list()).toEqual({ content: [], pageNum: 1, totalPages: 0, total: 0 })
    const ids = await someIds(token)
    for (const id of [...ids, '100004']) {
      started.clock.advance(1)
      await keep(id, token)
    }
    const all = ['100004', ...ids.toReversed()]
    expect(await list()).toEqual({ content: all, pageNum: 1, totalPages: 1, total: 4 })
    expect(await list({ pageSize: 3, pageNo: 2 })).toEqual({
      content: all.slice(3),
      pageNum: 2,
      totalPages: 2,
      total: 4,
    })
    expect((await list({ gameType: 'LIVE' })).content).toEqual(['100004'])
    const refused = await started.client.call(favouriteGames, { pageNo: 1, pageSize: 1000 }, { token })
    expect(refused.code).toBe('BAD_REQUEST')
  })

  it('belong to one player alone', async () => {
    const [mine, other] = [await started.client.register(), await started.client.register()]
    const [id = ''] = await someIds(mine.token)
    await keep(id, mine.token)
    await drop(id, other.token)
    expect(await kept(mine.token)).toEqual([id])
    expect(await kept(other.token)).toEqual([])
  })

  it('need a login, and a real account [GAME-51] [GAME-33]', async () => {
    expect((await keep('100001', null)).code).toBe('NOT_LOGGED_IN')
    const trial = await started.client.call(freeplay, { os: 'Linux', platform: 'W' })
    expect((await keep('100001', trial.value.token)).code).toBe('TRIAL_REFUSED')
  })

  it('are games that exist', async () => {
    const { token } = await started.client.register()
    expect((await keep('nothing', token)).code).toBe('GAME_NOT_FOUND')
  })
})

describe('recent games', () => {
  it('are those that the player had a round in within thirty days, the latest first, never one that was only opened [GAME-39]', async () => {
    const { token } = await started.client.register()
    const [one, two, three, four] = await games('ALL', token)
    for (const [index, game] of [one!, two!, one!].entries()) {
      started.clock.advance(minute)
      await playRound(started, await openFor(started, token, game), `recent-${index}`, '1.00', '0.00')
    }
    const opened = await openFor(started, token, three!)
    const undone = await openFor(started, token, four!)
    const round = { roundId: 'undone', player: undone.player, gameCode: undone.gameCode, currency: 'EUR' }
    await vendorCall(started, vendorBet, { ...round, session: undone.session, txId: 'undone-bet', amount: '1.00' })
    const { roundId, player } = round
    await vendorCall(started, vendorRollback, { roundId, player, txId: 'undone-back', betTxId: 'undone-bet' })
    expect(opened.gameCode).toBe(three!.gameCode)
    expect((await games('RECENT', token)).map(game => game.nodeId)).toEqual([one!.nodeId, two!.nodeId])
  })

  it('say when each was last played, twenty to a page [GAME-39] [API-34]', async () => {
    const { token } = await started.client.register()
    const [one, two] = await games('ALL', token)
    for (const [index, game] of [one!, two!, one!].entries()) {
      started.clock.advance(minute)
      await playRound(started, await openFor(started, token, game), `last-${index}`, '1.00', '0.00')
    }
    const now = started.clock.now().getTime()
    const asked = { page: 1, pageSize: 20, language: 'EN', clientType: 3 } as const
    const { value } = await started.client.call(recentGames, asked, { token })
    expect(value).toMatchObject({ pageNum: 1, totalPages: 1, total: 2 })
    expect(value.content.map(({ nodeId, playedAt }) => [nodeId, now - Date.parse(playedAt)])).toEqual([
      [one!.nodeId, 0],
      [two!.nodeId, minute * 1000],
    ])
    const slots = await started.client.call(recentGames, { ...asked, gameType: 'LIVE' }, { token })
    expect(slots.value.content).toEqual([])
  })
})

describe('the played order', () => {
  it('puts first what was really played most of late, and forgets it after a week [HOME-04]', async () => {
    const hot = async () => {
      started.clock.advance(minute)
      const { value } = await started.client.call(hotGames, { platform: 'html5-desktop', language: 'EN' })
      return value.content.map(game => game.gameCode)
    }
    const overAWeek = 8 * 24 * 60 * minute
    started.clock.advance(overAWeek)
    const before = await hot()
    expect(before[0]).not.toBe('cherry-club')
    const { token } = await started.client.register()
    const game = await openFor(started, token, { vassalage: 'VOLT', gameType: 'RNG', gameCode: 'cherry-club' })
    for (const round of ['heat-1', 'heat-2']) await playRound(started, game, round, '1.00', '0.00')
    expect((await hot())[0]).toBe('cherry-club')
    started.clock.advance(overAWeek)
    expect(await hot()).toEqual(before)
  })
})
