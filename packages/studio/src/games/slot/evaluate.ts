import { lines } from './lines.ts'
import { payOf } from './pays.ts'
import { rankAt, reels, rows } from './strips.ts'

/** Visible symbols: one list of three ranks, top to bottom, for each reel. */
export type Grid = number[][]

export interface LineWin {
  /** Index into `lines`. */
  line: number
  rank: number
  /** Number of alike symbols, from the left. */
  count: number
  /** In line bets. */
  pay: number
}

/** The grid at these stops: a stop is the place of the top row. */
export const gridAt = (stops: readonly number[]): Grid =>
  Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (_, row) => rankAt(reel, (stops[reel] ?? 0) + row)),
  )

const rowsOf: readonly (readonly number[])[] = lines.map(line => Array.from(line, Number))

function lineWin(grid: Grid, line: number, rows: readonly number[]): LineWin {
  const at = (reel: number) => grid[reel]?.[rows[reel] ?? -1] ?? -1
  const rank = at(0)
  let count = 1
  while (count < grid.length && at(count) === rank) count++
  return { line, rank, count, pay: payOf(rank, count) }
}

/** The lines that pay, in order. Only the longest run of a line counts, and only from the left. */
export const winsOf = (grid: Grid): LineWin[] =>
  rowsOf.map((rows, line) => lineWin(grid, line, rows)).filter(win => win.pay > 0)

/** The sum of all lines, in line bets. */
export const payTotal = (wins: readonly LineWin[]): number => wins.reduce((sum, win) => sum + win.pay, 0)
