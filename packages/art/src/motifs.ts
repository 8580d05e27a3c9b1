import type { EmblemName } from './emblems/index.ts'
import { disc, fill, line, round, times } from './svg.ts'
import type { Palette } from './palettes.ts'

/** The room a pattern fills, and the middle of what stands on it. */
interface Ground {
  width: number
  height: number
  x: number
  y: number
}

/** Draws the pattern behind an emblem, in the two tones of the ground. */
type Motif = (inks: Palette, ground: Ground) => string

/** A half circle of wedges opening from the lower edge. */
const fan: Motif = ({ plane }, { width, height }) =>
  fill(wedges(width / 2, height * 1.02, (width + height) * 0.9, 9, 0.09, -Math.PI / 2 + 0.175, 0.349), plane)

/** Rows of half circles, every second row moved by half: waves as they are printed on cloth. */
const scallop: Motif = ({ plane }, { width, height }) => {
  const r = 30
  const row = (i: number) => {
    const left = i % 2 ? -r : 0
    return `M${left} ${i * r}${`a${r} ${r} 0 0 1 ${r * 2} 0`.repeat(Math.ceil((width - left) / (r * 2)))}`
  }
  return line(times(Math.ceil(height / r) + 1, row), plane, round(r * 0.15))
}

const rings: Motif = ({ ground, plane }, { width, height, x, y }) =>
  times(6, i => disc(x, round(y), round(Math.max(width, height) * (0.74 - 0.11 * i)), i % 2 ? ground : plane))

const latticeStep = 40
const latticeSide = 20.4

/**
 * Diamonds on a square grid: thick dashes on slanting lines, which is a tenth of the bytes of
 * drawing each.
 */
const lattice: Motif = ({ plane }, { width, height }) => {
  const rows = Math.ceil(height / latticeStep)
  const columns = Math.ceil(width / latticeStep)
  const down = Array.from({ length: rows + columns + 1 }, (_, i) => {
    const x = (i - rows) * latticeStep
    return `M${x} 0l${rows * latticeStep + latticeStep} ${rows * latticeStep + latticeStep}`
  })
  const gap = round(latticeStep * Math.SQRT2 - latticeSide)
  return line(
    down.join(''),
    plane,
    latticeSide,
    `stroke-dasharray="${latticeSide} ${gap}" stroke-dashoffset="${latticeSide / 2}"`,
  )
}

const dunes: Motif = ({ ground, plane }, { width, height }) =>
  times(4, i => {
    const half = round(width * 0.55)
    return fill(
      `M-10 ${round(height * (0.5 + i * 0.13))}q${round(half / 2)}-${round(height * 0.1)} ${half} 0t${half} 0V${height + 10}H-10z`,
      i % 2 ? ground : plane,
    )
  })

const bars: Motif = ({ plane }, { width, height }) => {
  const thick = round(height * 0.05)
  return fill(
    times(9, i => `M0 ${round(height * (0.06 + i * 0.11))}h${width}v${thick}h-${width}z`),
    plane,
  )
}

/** Gates within gates. */
const arch: Motif = ({ ground, plane }, { width, height, x, y }) =>
  times(4, i => {
    const half = round(Math.min(width, height) * (0.46 - 0.09 * i))
    return fill(
      `M${round(x - half)} ${height}V${round(y)}a${half} ${half} 0 0 1 ${round(half * 2)} 0V${height}z`,
      i % 2 ? ground : plane,
    )
  })

/** Wedges from one point, out of the picture on every side. */
function wedges(
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

const rays: Motif = ({ plane }, { width, height, x, y }) => fill(wedges(x, y, (width + height) * 0.8, 16, 0.1), plane)

export const motifs = { rays, rings, scallop, dunes, lattice, arch, bars, fan } satisfies Record<string, Motif>
type MotifName = keyof typeof motifs

/** Emblems that look right on some grounds only: fish on water, balls on a court. */
const suited: Partial<Record<EmblemName, MotifName[]>> = {
  fish: ['dunes', 'scallop'],
  shell: ['scallop', 'dunes'],
  turtle: ['scallop', 'dunes'],
  ship: ['dunes', 'rings'],
  trident: ['dunes', 'rings'],
  anchor: ['dunes', 'bars'],
  football: ['bars', 'rings'],
  basket: ['bars', 'rings'],
  ball: ['lattice', 'rings'],
  cards: ['arch', 'fan'],
  hand: ['arch', 'rays'],
  wheel: ['rays', 'rings'],
  mahjong: ['lattice', 'bars'],
  rooster: ['rays', 'fan'],
  plinko: ['rings', 'arch'],
}

export const motifsFor = (emblem: EmblemName): Motif[] =>
  (suited[emblem] ?? (Object.keys(motifs) as MotifName[])).map(name => motifs[name])
