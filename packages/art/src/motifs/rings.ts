import { disc, round, times } from '../svg.ts'
import type { Motif } from './motif.ts'

export const rings: Motif = ({ ground, plane }, { width, height, x, y }) =>
  times(6, i => disc(x, round(y), round(Math.max(width, height) * (0.74 - 0.11 * i)), i % 2 ? ground : plane))
