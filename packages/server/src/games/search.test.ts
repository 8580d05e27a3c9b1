import { gameIndex, gameSearch, type Input } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { startedPlatform } from '../../test/started.ts'

const started = startedPlatform({ games: 400 })
const index = async (language = 'EN') => (await started.client.call(gameIndex, { language })).value
const asked = (headers: Record<string, string> = {}) =>
  fetch(`${started.platform.url}${gameIndex.path}?language=EN`, {
    headers: { origin: started.platform.url, 'x-site-key': 'pk_demo', ...headers },
  })

describe('the index of games', () => {
  it('has every game once, in columns of one length [GAME-44]', async () => {
    const { nodeIds, names, codes, makers } = await index()
    expect(nodeIds).toHaveLength(400)
    expect(new Set(nodeIds).size).toBe(400)
    for (const column of [names, codes, makers]) expect(column).toHaveLength(400)
  })

  it('knows of every game who makes it, of which kind it is and whether it is open', async () => {
    const { names, codes, makers, vendors, containers } = await index()
    const at = names.indexOf('Jade Dragon')
    expect(codes[at]).toBe('jade-dragon')
    expect(vendors[makers[at] ?? -1]).toEqual({
      vassalage: 'ORIENT',
      gameType: 'RNG',
      displayName: 'Orient',
      state: 'open',
    })
    expect(vendors[makers[containers[0] ?? -1] ?? -1]?.displayName).toBeTruthy()
  })

  it('calls the kinds by their names in the language that was asked for, and in English', async () => {
    const live = (await index('ES')).kinds.find(({ category }) => category === 'LIVE')
    expect(live).toEqual({ category: 'LIVE', title: 'Casino en vivo', words: ['Live casino', 'LIVE'] })
  })

  it('is packed, kept for a while, and not sent again to whoever has it, on a partner’s page either', async () => {
    const first = await asked()
    expect(first.headers.get('cache-control')).toBe('private, max-age=300')
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^(W\/)?"/)
    const again = await asked({ 'if-none-match': tag })
    expect(again.status).toBe(304)
    expect(again.headers.get('access-control-allow-origin')).toBe(started.platform.url)
    expect(await again.text()).toBe('')
  })
})

const search = async (input: Partial<Input<typeof gameSearch>>) =>
  (await started.client.call(gameSearch, { keyword: 'jade', language: 'EN', pageNo: 1, pageSize: 100, ...input })).value

describe('the platform’s own search', () => {
  it('finds games of all kinds by the beginnings of their words, page by page [API-132]', async () => {
    const found = await search({ keyword: 'go' })
    expect(found.content.every(game => /\bgo/i.test(game.gameName))).toBe(true)
    const second = await search({ keyword: 'go', pageNo: 2, pageSize: 3 })
    expect(second.content).toEqual(found.content.slice(3, 6))
    expect(second).toMatchObject({ pageNum: 2, total: found.total, totalPages: Math.ceil(found.total / 3) })
  })

  it('keeps to a kind and to a vendor [API-132]', async () => {
    expect((await search({ keyword: 'jade', vassalage: 'ORIENT' })).content.map(game => game.gameName)).toContain(
      'Jade Dragon',
    )
    expect((await search({ keyword: 'jade', gameType: 'FISH' })).content).toEqual([])
  })

  it('asks for two letters at least', async () => {
    const reply = await started.client.call(gameSearch, { keyword: 'j', language: 'EN', pageNo: 1, pageSize: 20 })
    expect(reply.code).toBe('BAD_REQUEST')
  })
})
