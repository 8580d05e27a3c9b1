import { expect, test } from 'vitest'
import { articleOf, findArticles, type Category } from './help-articles.ts'

const article = (id: string, title: string, content: string, anchor = id) => ({ id, title, content, anchor, see: [] })
const categories: Category[] = [
  {
    id: 'about',
    title: 'About',
    articles: [article('about', 'About us', '<p>We run a site for <b>Pingüinos</b> &amp; people.</p>')],
  },
  { id: 'law', title: 'Law', articles: [article('terms', 'Terms', '<p>Rules about playing.</p>', 'term')] },
]
const found = (typed: string) => findArticles(categories, typed).map(({ article, words }) => [article.id, words])

test('an article is found by name and by anchor [CS-13]', () => {
  expect(articleOf(categories, 'terms')?.title).toBe('Terms')
  expect(articleOf(categories, 'term')?.title).toBe('Terms')
  expect(articleOf(categories, 'other')).toBeUndefined()
  expect(articleOf(categories, '')).toBeUndefined()
})

test('the search looks through titles and words, without case and accents, titles first [CS-13]', () => {
  expect(found('ABOUT')).toEqual([
    ['about', ['We run a site for Pingüinos & people.', '', '']],
    ['terms', ['Rules ', 'about', ' playing.']],
  ])
  expect(found('pinguinos & p')).toEqual([['about', ['We run a site for ', 'Pingüinos & p', 'eople.']]])
  expect(found('  ')).toEqual([])
  expect(found('\u200B\uFEFF')).toEqual([])
  expect(found('\u200Eter\u00ADms\u200B')).toEqual(found('terms'))
  expect(found('run\u00A0a')).toEqual(found('run a'))
  expect(found('<b>')).toEqual([])
})
