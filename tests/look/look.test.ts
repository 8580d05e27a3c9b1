import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compare } from '../../scripts/look/compare.ts'
import type { Cell, Grid } from '../../scripts/look/grid.ts'
import { hasVariant, variants, pictureName } from '../../scripts/look/state.ts'
import { states } from '../../scripts/look/states.ts'

const ground: Cell = [0.18, -0.01, 0.01, 0.02]
const gridOf = (cellAt: (row: number, column: number) => Cell): Grid => ({
  columns: 12,
  cells: Array.from({ length: 12 * 8 }, (_, index) => cellAt(Math.floor(index / 12), index % 12)),
})
const accepted = gridOf(() => ground)
const faultsOf = (cellAt: (row: number, column: number) => Cell) => compare(gridOf(cellAt), accepted).cells

describe('what the comparison of two pictures calls a difference', () => {
  test('nothing, where the two are the same', () => {
    expect(compare(accepted, accepted)).toEqual({ distance: 0, cells: [] })
  })
  test('not a few other tiles, nor a shade that nobody sees', () => {
    expect(faultsOf((row, column) => (row === 5 && column < 8 ? [0.5, 0.1, 0.05, 0.15] : ground))).toEqual([])
    expect(faultsOf(() => [0.2, -0.01, 0.01, 0.03])).toEqual([])
  })
  test('a row that is another one from end to end', () => {
    expect(faultsOf(row => (row === 0 ? [0.4, 0, 0, 0.02] : ground))).toEqual([
      'row 1: columns 1 2 3 4 5 6 7 8 9 10 11 12',
    ])
  })
  test('an empty ground where tiles were, of the same mean colour', () => {
    const tiles = gridOf((row): Cell => (row > 3 ? [0.18, -0.01, 0.01, 0.2] : ground))
    expect(compare(accepted, tiles).cells).toHaveLength(4)
  })
  test('another size of the window', () => {
    expect(compare({ columns: 12, cells: accepted.cells.slice(12) }, accepted).cells).toHaveLength(1)
  })
})

test('each state has a name of its own, and the core suite looks at it where it is', () => {
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length)
  const withoutVariant = states.filter(
    state =>
      state.core &&
      !variants.some(variant => hasVariant(state, variant) && state.core === `${variant.width} ${variant.theme}`),
  )
  expect(withoutVariant.map(({ name }) => name)).toEqual([])
})

test('each state has its accepted pictures, and there are no others', () => {
  const expected = states.flatMap(state =>
    variants.filter(variant => hasVariant(state, variant)).map(variant => `${pictureName(state, variant)}.webp`),
  )
  const files = readdirSync(import.meta.dirname).filter(name => name.endsWith('.webp'))
  expect(files.sort()).toEqual(expected.sort())
})
