import { expect, it } from 'vitest'
import { keyed } from './keyed.ts'

const keysOf = (...names: string[]) => keyed(names, name => name).map(([key]) => key)

it('gives every row a key of its own, its name where no row before it has that', () => {
  const keys = keysOf('r1', 'r2', 'r1', 'r1')
  expect(keys.slice(0, 2)).toEqual(['r1', 'r2'])
  expect(new Set(keys).size).toBe(4)
})

it('keeps the rows, their order, and their keys where others come after them', () => {
  expect(keyed([3, 1, 3], number => number).map(([, row]) => row)).toEqual([3, 1, 3])
  expect(keysOf('a', 'b', 'a', 'c').slice(0, 3)).toEqual(keysOf('a', 'b', 'a'))
})
