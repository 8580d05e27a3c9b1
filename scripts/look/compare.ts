import type { Cell, Grid } from './grid.ts'

/** How far today's picture is from the accepted one. */
export interface Difference {
  /** Mean over all cells, in thousandths. */
  distance: number
  /**
   * Cells that differ plainly, as `row 2: columns 1-12`; empty where the two are the same to the
   * eye.
   */
  cells: string[]
}

/**
 * Colours of a cell that are further apart differ plainly: one step of a theme is less, another
 * game's art is more.
 */
const maxColour = 0.1
/** As much for how its lightness varies. */
const maxVariation = 0.1
/**
 * Share of cells that may differ plainly: another round, another winner, a menu one line longer.
 */
const maxShare = 0.12
/** A row of cells that differs this much from end to end is a part that is gone. */
const maxRow = 0.8

const colourBetween = (one: Cell, other: Cell): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** What a picture differs in from the accepted one. */
export function compare(today: Grid, accepted: Grid): Difference {
  const { columns, cells } = today
  if (cells.length !== accepted.cells.length)
    return { distance: 1000, cells: [`a window of ${cells.length} cells in place of ${accepted.cells.length}`] }
  const pairs = cells.map((cell, index) => [cell, accepted.cells[index] ?? cell] as const)
  const sum = pairs.reduce((sum, [one, other]) => sum + colourBetween(one, other) + Math.abs(one[3] - other[3]), 0)
  const isOther = pairs.map(
    ([one, other]) => colourBetween(one, other) > maxColour || Math.abs(one[3] - other[3]) > maxVariation,
  )
  const rows = Array.from({ length: cells.length / columns }, (_, row) => {
    const found = isOther.slice(row * columns, (row + 1) * columns)
    return { row, places: found.flatMap((is, column) => (is ? [column + 1] : [])) }
  }).filter(({ places }) => places.length)
  const share = isOther.filter(Boolean).length / cells.length
  const isFault = share > maxShare || rows.some(({ places }) => places.length >= columns * maxRow)
  const lines = rows.map(({ row, places }) => `row ${row + 1}: columns ${places.join(' ')}`)
  return { distance: Math.round((1000 * sum) / cells.length), cells: isFault ? lines : [] }
}
