import { line, round } from '../svg.ts'
import type { Motif } from './motif.ts'

const step = 40
const side = 20.4

/** Diamonds on a square grid: thick dashes on slanting lines, which is a tenth of the bytes of drawing each. */
export const lattice: Motif = ({ plane }, { width, height }) => {
  const rows = Math.ceil(height / step)
  const columns = Math.ceil(width / step)
  const down = Array.from({ length: rows + columns + 1 }, (_, i) => {
    const x = (i - rows) * step
    return `M${x} 0l${rows * step + step} ${rows * step + step}`
  })
  const gap = round(step * Math.SQRT2 - side)
  return line(down.join(''), plane, side, `stroke-dasharray="${side} ${gap}" stroke-dashoffset="${side / 2}"`)
}
