import type { CreatureName } from './creatures.ts'

/** Position in the sea, in parts of its width and height from the upper left. */
export interface Position {
  x: number
  y: number
  /** 1 looks to the left, -1 to the right; between them it turns. */
  facing: number
}

/**
 * Route to and fro: around a middle, so far across and down, there and back again in so many
 * milliseconds.
 */
export interface Route {
  x: number
  y: number
  across: number
  down: number
  lap: number
  /** Part of the route done at the start, from 0 to 1. */
  phase: number
  /** Looks the same from both sides, or walks sideways. */
  straight?: boolean
}

export interface Swimming extends Route {
  name: CreatureName
  /** Length and height of its picture, in hundredths of the shorter side of the sea. */
  size: number
}

/**
 * Everything that swims. Small ones come in numbers; the first of a kind is the one that keys aim
 * at.
 */
export const shoal: readonly Swimming[] = [
  { name: 'sprat', size: 14, x: 0.5, y: 0.14, across: 0.4, down: 0.03, lap: 21_000, phase: 0 },
  { name: 'clownfish', size: 15, x: 0.3, y: 0.6, across: 0.2, down: 0.05, lap: 17_000, phase: 0.3 },
  { name: 'seahorse', size: 18, x: 0.1, y: 0.52, across: 0.02, down: 0.1, lap: 19_000, phase: 0.1, straight: true },
  { name: 'crab', size: 18, x: 0.22, y: 0.87, across: 0.13, down: 0, lap: 26_000, phase: 0.7, straight: true },
  { name: 'pufferfish', size: 18, x: 0.66, y: 0.68, across: 0.18, down: 0.04, lap: 23_000, phase: 0.5 },
  { name: 'jellyfish', size: 20, x: 0.86, y: 0.36, across: 0.04, down: 0.17, lap: 18_000, phase: 0.2, straight: true },
  { name: 'lobster', size: 21, x: 0.79, y: 0.87, across: 0.11, down: 0, lap: 31_000, phase: 0.4 },
  { name: 'octopus', size: 23, x: 0.47, y: 0.64, across: 0.07, down: 0.05, lap: 27_000, phase: 0.9, straight: true },
  { name: 'ray', size: 27, x: 0.5, y: 0.44, across: 0.33, down: 0.06, lap: 29_000, phase: 0.6 },
  { name: 'turtle', size: 26, x: 0.44, y: 0.24, across: 0.3, down: 0.06, lap: 34_000, phase: 0.15 },
  { name: 'shark', size: 38, x: 0.5, y: 0.36, across: 0.3, down: 0.08, lap: 25_000, phase: 0.45 },
  { name: 'whale', size: 46, x: 0.5, y: 0.24, across: 0.27, down: 0.04, lap: 47_000, phase: 0.8 },
  { name: 'sprat', size: 12, x: 0.5, y: 0.2, across: 0.4, down: 0.03, lap: 21_000, phase: 0.03 },
  { name: 'sprat', size: 13, x: 0.5, y: 0.09, across: 0.4, down: 0.02, lap: 21_000, phase: 0.05 },
  { name: 'clownfish', size: 12, x: 0.34, y: 0.7, across: 0.2, down: 0.04, lap: 17_000, phase: 0.36 },
]

/** Speed at which one that turns comes round: at 1 it would turn all the way from end to end. */
const briskness = 6

/** Position of a swimmer after so many milliseconds. The same time gives the same position. */
export function positionAt({ x, y, across, down, lap, phase, straight }: Route, ms: number): Position {
  const angle = 2 * Math.PI * (ms / lap + phase)
  return {
    x: x + across * Math.sin(angle),
    y: y + down * Math.sin(2 * angle + phase),
    facing: straight ? 1 : Math.max(-1, Math.min(1, -briskness * Math.cos(angle))),
  }
}

/** Columns and rows in which the first of each kind stand where nothing may move. */
const grid = { columns: 4, rows: 3 } as const

/**
 * Grid position of the first of a kind, where nothing may move, after so many turns; every turn
 * takes each a place further.
 */
export function gridPosition(index: number, turns: number): Position {
  const place = (index + turns) % (grid.columns * grid.rows)
  return {
    x: ((place % grid.columns) + 0.5) / grid.columns,
    y: 0.14 + Math.floor(place / grid.columns) * 0.29,
    facing: 1,
  }
}
