import { expect, it } from 'vitest'
import { pagerSteps } from './pager-steps.ts'

it('offers the first page, the last, and five around the open one', () => {
  expect(pagerSteps(1, 13)).toEqual([1, 2, 3, 4, 5, 'gap', 13])
  expect(pagerSteps(7, 13)).toEqual([1, 'gap', 5, 6, 7, 8, 9, 'gap', 13])
  expect(pagerSteps(13, 13)).toEqual([1, 'gap', 9, 10, 11, 12, 13])
})

it('draws no gap where one page would fill it, and offers few pages whole', () => {
  expect(pagerSteps(1, 1)).toEqual([1])
  expect(pagerSteps(2, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pagerSteps(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pagerSteps(5, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

it('never offers a page twice, or out of order', () => {
  for (let pages = 1; pages <= 20; pages++)
    for (let page = 1; page <= pages; page++) {
      const numbers = pagerSteps(page, pages).filter(step => step !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
    }
})
