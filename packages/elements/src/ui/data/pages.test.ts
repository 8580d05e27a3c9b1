import { expect, it } from 'vitest'
import { steps } from './pages.ts'

it('offers the first page, the last, and five around the open one', () => {
  expect(steps(1, 13)).toEqual([1, 2, 3, 4, 5, 'gap', 13])
  expect(steps(7, 13)).toEqual([1, 'gap', 5, 6, 7, 8, 9, 'gap', 13])
  expect(steps(13, 13)).toEqual([1, 'gap', 9, 10, 11, 12, 13])
})

it('draws no gap where one page would fill it, and offers few pages whole', () => {
  expect(steps(1, 1)).toEqual([1])
  expect(steps(2, 5)).toEqual([1, 2, 3, 4, 5])
  expect(steps(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(steps(5, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

it('never offers a page twice, or out of order', () => {
  for (let pages = 1; pages <= 20; pages++)
    for (let page = 1; page <= pages; page++) {
      const numbers = steps(page, pages).filter(step => step !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
    }
})
