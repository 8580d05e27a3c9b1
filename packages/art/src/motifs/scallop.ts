import { line, round, times } from '../svg.ts'
import type { Motif } from './motif.ts'

/** Rows of half circles, every second row moved by half: waves as they are printed on cloth. */
export const scallop: Motif = ({ plane }, { width, height }) => {
  const r = 30
  const row = (i: number) => {
    const left = i % 2 ? -r : 0
    return `M${left} ${i * r}${`a${r} ${r} 0 0 1 ${r * 2} 0`.repeat(Math.ceil((width - left) / (r * 2)))}`
  }
  return line(times(Math.ceil(height / r) + 1, row), plane, round(r * 0.15))
}
