import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { vendorSeeds } from './vendor-seeds.ts'

describe('the demo catalogue', () => {
  const games = catalogue(10_000)

  it('holds as many games as asked for, up to ten thousand', () => {
    expect(catalogue(400)).toHaveLength(400)
    expect(catalogue(3)).toHaveLength(3)
    expect(games).toHaveLength(10_000)
    expect(catalogue(12_000)).toHaveLength(10_000)
  })

  it('gives every game a title, a code and an id of its own', () => {
    for (const key of ['name', 'gameCode', 'nodeId'] as const)
      expect(new Set(games.map(game => game[key])).size).toBe(10_000)
  })

  it('begins the same, however large it is', () => {
    expect(games.slice(0, 400)).toEqual(catalogue(400))
  })

  it('offers every kind of game with its own vendors [BOOT-02] [CONST-47]', () => {
    const known = new Set(vendorSeeds.map(vendor => `${vendor.vassalage} ${vendor.gameType}`))
    const used = new Set(catalogue(400).map(game => `${game.vassalage} ${game.gameType}`))
    expect(used).toEqual(known)
    expect([...known]).toEqual(
      expect.arrayContaining(['TCG_LOTTO_VN LOTT', 'TCG_SEA LOTT', 'LOTT LOTT', 'ELOTT ELOTT']),
    )
  })

  it('carries nearly ten thousand slots when it is filled [CONST-43]', () => {
    expect(games.filter(game => game.gameType === 'RNG').length).toBeGreaterThan(9_900)
  })

  it('spreads its slots over vendors, colours and lettering', () => {
    const shares = (key: 'vassalage' | 'palette' | 'face') =>
      [...Map.groupBy(games, game => game[key]).values()].map(list => list.length / games.length)
    expect(Math.max(...shares('vassalage'))).toBeLessThan(0.3)
    expect(shares('palette')).toHaveLength(14)
    expect(Math.max(...shares('face'))).toBeLessThan(0.3)
  })

  it('names no game with the same word twice', () => {
    for (const { name } of games) expect(new Set(name.split(' ')).size, name).toBe(name.split(' ').length)
  })
})
