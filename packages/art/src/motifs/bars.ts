import { fill, round, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const bars: Motif = ({ plane }, { width, height }) => {
  const thick = round(height * 0.05)
  return fill(
    times(9, i => `M0 ${round(height * (0.06 + i * 0.11))}h${width}v${thick}h-${width}z`),
    plane,
  )
}
