import { fill, round, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const dunes: Motif = ({ ground, plane }, { width, height }) =>
  times(4, i => {
    const half = round(width * 0.55)
    return fill(
      `M-10 ${round(height * (0.5 + i * 0.13))}q${round(half / 2)}-${round(height * 0.1)} ${half} 0t${half} 0V${height + 10}H-10z`,
      i % 2 ? ground : plane,
    )
  })
