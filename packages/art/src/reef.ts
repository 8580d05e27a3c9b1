import { palettes } from './palettes.ts'
import { disc, fill, line, picture, times } from './svg.ts'

const width = 1200
const height = 760
const { ground, plane } = palettes.teal
const sand = '#0D4450'
const sandShade = '#093944'
const brass = '#D8B15B'

/** Light that falls in from above: flat beams, one tone over the water. */
const beams = fill('M120 0h150L60 560h-260zM520 0h110l-40 470H400zM860 0h170l160 520H990z', '#17707F')

/** A coral that branches: its stem and its twigs with round ends. */
const coral = (x: number, y: number, size: number, ink: string): string =>
  `<g transform="translate(${x} ${y})scale(${size})">${line(
    'M0 0V-60M0-18C-20-22-30-36-30-56M0-30C20-34 28-48 28-70M-26-40c-10 0-18-8-20-18M25-50c10-2 16-8 18-18',
    ink,
    10,
    'stroke-linecap="round"',
  )}</g>`

const weed = (x: number, y: number, tall: number, ink: string): string =>
  line(
    times(3, i => `M${x + i * 16} ${y}c-16-${tall / 4} 16-${tall / 2} 0-${tall - i * 24}`),
    ink,
    8,
    'stroke-linecap="round"',
  )

/** The bed of the sea: rocks at both sides, coral and weed upon them, sand between. */
const bed =
  fill(`M0 ${height}V520c60-40 120-10 150 40 40 20 60 70 70 ${height - 560}z`, '#0A4350') +
  fill(`M${width} ${height}V480c-70-30-140 0-170 60-40 20-70 80-80 ${height - 540}z`, '#0A4350') +
  weed(250, 660, 150, '#1D7F72') +
  weed(900, 650, 180, '#1D7F72') +
  coral(96, 530, 1.5, '#B4574A') +
  coral(1108, 500, 1.7, '#B4574A') +
  coral(1010, 590, 1, '#C98A5E') +
  coral(196, 610, 0.9, '#C98A5E') +
  fill(`M0 ${height}v-98c140-44 280 8 420-6s260-52 420-22 240 10 360-10v136z`, sand) +
  fill(`M0 ${height}v-48c160-24 320 14 500 0s300-30 420-10 180 8 280-4v62z`, sandShade) +
  line('M60 706q60-22 130 0M330 722q70-24 140 0M760 700q70-24 140 0M980 726q60-22 130 0', plane, 4)

/** Rings of air that rise at the sides. */
const air =
  line(
    times(2, i => `M${(i ? 1046 : 300) - 9} 330a9 9 0 1 0 18 0 9 9 0 1 0-18 0`),
    '#3C93A0',
    3,
  ) + times(6, i => disc(i % 2 ? 1060 + i * 4 : 318 - i * 6, 290 - i * 42, 3 + (i % 3), '#3C93A0'))

/**
 * A reef seen from the side, wide and without anything that swims: what a fishing game plays in.
 * Two brass arcs are its horizon.
 */
export const reefScene = (): string =>
  picture(
    { width, height, fit: 'xMidYMax slice' },
    fill(`M-600-400h2400v${height + 800}H-600z`, ground) +
      beams +
      fill(`M-600 420c300-40 600 30 900 0s600-40 900 0 300 10 600 0v${height}H-600z`, plane) +
      line('M-40 470a900 300 0 0 1 1280 0M40 520a820 280 0 0 1 1120 0', brass, 2, 'stroke-opacity=".3"') +
      air +
      bed,
  )
