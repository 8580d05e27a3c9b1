import { describe, expect, it } from 'vitest'
import { createCatalogue, gameAt, type Columns } from './catalogue.ts'
import { findGames, type SearchRequest } from './find-games.ts'

const columns: Columns = {
  kinds: [
    { category: 'RNG', title: 'Tragaperras', words: ['Slots', 'RNG'] },
    { category: 'LIVE', title: 'Casino en vivo', words: ['Live casino', 'LIVE'] },
  ],
  vendors: [
    { vassalage: 'LUMEN', gameType: 'RNG', displayName: 'Lumen', state: 'open' },
    { vassalage: 'ORIENT', gameType: 'RNG', displayName: 'Orient', state: 'open' },
    { vassalage: 'ORIENT_LIVE', gameType: 'LIVE', displayName: 'Orient Live', state: 'maintenance' },
  ],
  nodeIds: ['1', '2', '3', '4', '5'],
  names: ['Golden Dragon', 'Dragón de Jade', 'Lumen Falls', 'Baccarat 01', 'Jade Garden'],
  codes: ['golden-dragon', 'dragon-de-jade', 'lumen-falls', 'baccarat-01', 'jade-garden'],
  makers: [0, 1, 1, 2, 1],
  containers: [3],
  closed: [4],
  picture: '/cdn/g/{nodeId}-s.svg',
}
const catalogue = await createCatalogue(columns, () => Promise.resolve())
const found = (request: Partial<SearchRequest> & { typed: string }) =>
  findGames(catalogue, request).map(place => gameAt(catalogue, place)?.gameName)

describe('what is found', () => {
  it('has every word that was typed, titles that begin with it first [GAME-44]', () => {
    expect(found({ typed: 'dragon' })).toEqual(['Dragón de Jade', 'Golden Dragon'])
    expect(found({ typed: 'dra jad' })).toEqual(['Dragón de Jade'])
    expect(found({ typed: 'fa' })).toEqual(['Lumen Falls'])
  })

  it('may be a vendor or a kind, in the language of the page or in English, after the titles [GAME-44]', () => {
    expect(found({ typed: 'lumen' })).toEqual(['Lumen Falls', 'Golden Dragon'])
    expect(found({ typed: 'orient jade' })).toEqual(['Dragón de Jade', 'Jade Garden'])
    for (const typed of ['tragaperras', 'slots']) expect(found({ typed })).toHaveLength(4)
    expect(found({ typed: 'vivo' })).toEqual(['Baccarat 01'])
  })

  it('forgives one typo in a word, and accents, but shows no near miss beside what was meant [GAME-44]', () => {
    expect(found({ typed: 'DRAGÓN' })).toHaveLength(2)
    expect(found({ typed: 'goldn dargon' })).toEqual(['Golden Dragon'])
    expect(found({ typed: 'garden' })).toEqual(['Jade Garden'])
  })

  it('is nothing for a single letter, and nothing for what no game has', () => {
    expect(found({ typed: 'd' })).toEqual([])
    expect(found({ typed: 'roulette' })).toEqual([])
    expect(found({ typed: 'dragon baccarat' })).toEqual([])
  })

  it('can be played, before all that cannot, however near that is', () => {
    expect(found({ typed: 'jade' })).toEqual(['Dragón de Jade', 'Jade Garden'])
    expect(found({ typed: 'live' })).toEqual(['Baccarat 01'])
    expect(found({ typed: '' })).toEqual([
      'Golden Dragon',
      'Dragón de Jade',
      'Lumen Falls',
      'Baccarat 01',
      'Jade Garden',
    ])
  })

  it('keeps to a kind and to a vendor, with words or without', () => {
    expect(found({ typed: '', vendor: 'ORIENT' })).toEqual(['Dragón de Jade', 'Lumen Falls', 'Jade Garden'])
    expect(found({ typed: 'dragon', vendor: 'ORIENT' })).toEqual(['Dragón de Jade'])
    expect(found({ typed: 'jade', category: 'LIVE' })).toEqual([])
  })
})

it('knows of a game what a list shows and a start needs', () => {
  expect(gameAt(catalogue, 0)).toMatchObject({ nodeId: '1', vassalage: 'LUMEN', gameType: 'RNG', state: 'open' })
  expect(gameAt(catalogue, 0)).toMatchObject({ gameCode: 'golden-dragon', iconUrl: '/cdn/g/1-s.svg', isGame: 'GAME' })
  expect(gameAt(catalogue, 3)).toMatchObject({ isGame: 'VASSALAGE', state: 'maintenance' })
  expect(gameAt(catalogue, 4)).toMatchObject({ state: 'maintenance' })
  expect(gameAt(catalogue, 9)).toBeNull()
})
