import { fill, round, times } from '../svg.ts'
import type { Motif } from './motif.ts'

/** Gates within gates. */
export const arch: Motif = ({ ground, plane }, { width, height, x, y }) =>
  times(4, i => {
    const half = round(Math.min(width, height) * (0.46 - 0.09 * i))
    return fill(
      `M${round(x - half)} ${height}V${round(y)}a${half} ${half} 0 0 1 ${round(half * 2)} 0V${height}z`,
      i % 2 ? ground : plane,
    )
  })
