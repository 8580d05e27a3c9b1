import type { GameItem } from '@baize/contract'
import { expect, test } from 'vitest'
import { createGamePages } from './game-pages.ts'

const total = 10_000
const size = 20
/** A list of ten thousand that remembers which pages it was asked for. */
function longList() {
  const asked: number[] = []
  const pages = createGamePages(size, page => {
    asked.push(page)
    return Promise.resolve({ content: [{ nodeId: `game-${page}` } as GameItem], total })
  })
  return { asked, pages }
}
const answered = () => new Promise(resolve => setTimeout(resolve))

test('a list keeps what was wanted last, however far somebody scrolls', async () => {
  const { asked, pages } = longList()
  for (let page = 1; page <= total / size; page++) {
    pages.want(page)
    await answered()
  }
  const kept = [...pages.$state.get().pages.keys()]
  expect(kept).toHaveLength(60)
  expect(kept.at(-1)).toBe(500)
  expect(asked).toHaveLength(500)
})

test('a page that is wanted again stays, and one that lost its place is asked for again', async () => {
  const { asked, pages } = longList()
  for (let page = 1; page <= 60; page++) pages.want(page)
  await answered()
  pages.want(1)
  pages.want(61)
  await answered()
  expect(pages.$state.get().pages.has(1)).toBe(true)
  expect(pages.$state.get().pages.has(2)).toBe(false)
  pages.want(2)
  await answered()
  expect(pages.$state.get().pages.has(2)).toBe(true)
  expect(asked.filter(page => page === 2)).toHaveLength(2)
})

test('what is on its way, or there and fresh, is asked for once', async () => {
  const { asked, pages } = longList()
  pages.want(1)
  pages.want(1)
  await answered()
  pages.want(1)
  expect(asked).toEqual([1])
})

test('what failed is asked for again only when somebody says so', async () => {
  let works = false
  const asked: number[] = []
  const pages = createGamePages(size, page => {
    asked.push(page)
    return works ? Promise.resolve({ content: [], total }) : Promise.reject(new TypeError('Failed to fetch'))
  })
  pages.want(1)
  await answered()
  expect(pages.$state.get().error).not.toBe(null)
  pages.want(1)
  expect(asked).toEqual([1])
  works = true
  pages.retry()
  await answered()
  expect(asked).toEqual([1, 1])
  expect(pages.$state.get().error).toBe(null)
})
