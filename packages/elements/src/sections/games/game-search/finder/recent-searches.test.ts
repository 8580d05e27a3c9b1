import { expect, it } from 'vitest'
import type { Scope } from '@baize/client'
import { readTerms, savedTerms, saveTerms, withTerm } from './recent-searches.ts'

it('keeps the last ten searches, the newest first, each once [GAME-44]', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => `term ${index}`)
  const kept = twelve.reduce<string[]>((terms, term) => withTerm(terms, term), [])
  expect(kept).toHaveLength(10)
  expect(kept[0]).toBe('term 11')
  expect(withTerm(kept, 'Term 5')).toEqual(['Term 5', ...kept.filter(term => term !== 'term 5')])
})

it('reads what it wrote, and nothing of what others left there', () => {
  expect(readTerms(JSON.stringify(['jade', 'dragon']))).toEqual(['jade', 'dragon'])
  for (const text of [null, '', '{', '"jade"', '[1,null,""]']) expect(readTerms(text)).toEqual([])
})

it('keeps what was searched for at one merchant of a page from another', () => {
  const [one, other] = [{} as Scope, {} as Scope]
  saveTerms(one, false, ['jade'])
  expect([savedTerms(one, false), savedTerms(other, false)]).toEqual([['jade'], []])
})
