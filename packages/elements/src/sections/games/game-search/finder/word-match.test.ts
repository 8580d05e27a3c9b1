import { expect, it } from 'vitest'
import { wordsIn } from './words-in.ts'
import { matchOf } from './word-match.ts'

it('compares words without case, accents and signs [GAME-45]', () => {
  expect(wordsIn('  Jáde-DRAGON, Ño!')).toEqual(['jade', 'dragon', 'no'])
  expect(wordsIn('Đánh bài Łódź Straße')).toEqual(['danh', 'bai', 'lodz', 'strasse'])
  expect(wordsIn('…')).toEqual([])
})

it('tells the whole word from its beginning', () => {
  expect(matchOf('dragon', 'dragon', true)).toBe('whole')
  expect(matchOf('dra', 'dragon', true)).toBe('beginning')
})

it('forgives one typo: a letter too few, too many, wrong, or two that changed places [GAME-45]', () => {
  for (const typed of ['dragn', 'draggon', 'drahon', 'dargon', 'rdagon', 'dragonn', 'xragon', 'dargo', 'rago'])
    expect(matchOf(typed, 'dragon', true), typed).toBe('typo')
  expect(matchOf('goldn', 'golden', true)).toBe('typo')
})

it('forgives no second typo, none in a short word, and none where it is not asked to', () => {
  for (const typed of ['dragnno', 'grados', 'tiger', 'drgnon']) expect(matchOf(typed, 'dragon', true), typed).toBeNull()
  expect(matchOf('kay', 'key', true)).toBeNull()
  expect(matchOf('dragn', 'dragon', false)).toBeNull()
})
