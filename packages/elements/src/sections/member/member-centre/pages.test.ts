import { expect, test } from 'vitest'
import { pageKeys } from '../shared/page-keys.ts'
import { pages } from './pages.ts'

test('the menu has the pages that there are in the order of the specification [MEM-01]', () => {
  expect(pageKeys).toHaveLength(14)
  const places = pages.map(({ key }) => pageKeys.indexOf(key))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(new Set(places).size).toBe(places.length)
})
