import { fill, round, times } from '../svg.ts'
import type { Motif } from './motif.ts'

/** Wedges from one point, out of the picture on every side. */
export function wedges(
  x: number,
  y: number,
  reach: number,
  count: number,
  half: number,
  first = 0,
  step = (2 * Math.PI) / count,
) {
  const at = (turn: number) => `${Math.round(x + reach * Math.sin(turn))} ${Math.round(y - reach * Math.cos(turn))}`
  return times(count, i => `M${round(x)} ${round(y)}L${at(first + i * step - half)}L${at(first + i * step + half)}z`)
}

export const rays: Motif = ({ plane }, { width, height, x, y }) =>
  fill(wedges(x, y, (width + height) * 0.8, 16, 0.1), plane)
