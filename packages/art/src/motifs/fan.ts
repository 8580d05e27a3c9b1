import { fill } from '../svg.ts'
import { wedges } from './rays.ts'
import type { Motif } from './motif.ts'

/** A half circle of wedges opening from the lower edge. */
export const fan: Motif = ({ plane }, { width, height }) =>
  fill(wedges(width / 2, height * 1.02, (width + height) * 0.9, 9, 0.09, -Math.PI / 2 + 0.175, 0.349), plane)
