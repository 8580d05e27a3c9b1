import { disc, fill, line, ring, times } from '../svg.ts'
import type { Emblem } from './emblem.ts'

const fish: Emblem = ({ figure, shade, light, dark }) =>
  fill('M68 50 92 28v44z', shade) +
  fill('M8 50c16-30 50-30 66 0-16 30-50 30-66 0z', figure) +
  fill('M8 50c16 30 50 30 66 0z', shade) +
  fill('M36 29c6-12 18-14 26-10l-4 14z', light) +
  line(
    times(3, i => `M${42 + i * 9} 36a14 14 0 0 1 0 28`),
    light,
    2.5,
  ) +
  disc(25, 46, 5, light) +
  disc(24, 46, 2.6, dark)

const shell: Emblem = ({ figure, shade, light }) => {
  const ribs = (odd: boolean) =>
    [-3, -2, -1, 0, 1, 2, 3]
      .filter(i => Boolean(i % 2) === odd)
      .map(i => `M50 86 ${50 + i * 13} ${14 + Math.abs(i) * 5}`)
      .join('')
  return (
    fill('M50 88 8 44C12 20 30 12 50 12s38 8 42 32z', figure) +
    line(ribs(false), light, 4) +
    line(ribs(true), shade, 4) +
    disc(50, 70, 11, light) +
    fill('M50 59a11 11 0 0 1 0 22z', shade)
  )
}

const trident: Emblem = ({ figure, shade, light }) =>
  fill('M46 20h8v72h-8z', shade) +
  fill('M18 20v18c0 14 10 22 32 22s32-8 32-22V20l-8 10v8c0 8-6 14-24 14s-24-6-24-14v-8z', figure) +
  fill('M50 4 60 22H40zM22 8l7 16H14zM78 8l8 16H71z', light) +
  fill('M38 74h24v6H38z', light)

const anchor: Emblem = ({ figure, shade, light }) =>
  ring(50, 17, 9, figure, 6) +
  fill('M46 25h8v62h-8z', figure) +
  fill('M50 25h4v62h-4z', shade) +
  fill('M30 36h40v7H30z', light) +
  fill('M12 60c4 20 20 30 38 30s34-10 38-30l-12 6c-4 10-14 16-26 16s-22-6-26-16z', figure) +
  fill('M50 90c18 0 34-10 38-30l-12 6c-4 10-14 16-26 16z', shade)

const ship: Emblem = ({ figure, shade, light, dark }) =>
  fill('M48 6h4v66h-4z', dark) +
  fill('M46 12C30 22 20 40 18 62h28z', figure) +
  fill('M54 18c14 8 24 24 28 44H54z', light) +
  fill('M46 12C40 30 40 46 46 62z', shade) +
  fill('M52 6l14 5-14 5z', light) +
  fill('M8 68h84c-4 12-12 20-22 20H30C20 88 12 80 8 68z', shade) +
  fill('M8 68h84l-2 6H10z', figure) +
  line('M6 94q11-6 22 0t22 0 22 0 22 0', light, 2.6)

const turtle: Emblem = ({ figure, shade, light, dark }) =>
  fill(
    'M50 4c8 0 11 8 8 16H42c-3-8 0-16 8-16zM26 30C14 20 6 24 6 34c4 8 12 10 20 8zM74 30c12-10 20-6 20 4-4 8-12 10-20 8zM28 70C16 74 12 84 18 92c8 0 14-6 18-14zM72 70c12 4 16 14 10 22-8 0-14-6-18-14zM46 84h8l-4 12z',
    light,
  ) +
  fill('M50 16c20 0 32 16 32 36S68 88 50 88 18 72 18 52s12-36 32-36z', figure) +
  fill('M50 16c20 0 32 16 32 36S68 88 50 88z', shade) +
  fill('M50 34l14 8v18l-14 8-14-8V42z', light) +
  line('M50 34V17M64 42l15-8M64 60l13 9M50 68v19M36 60l-13 9M36 42l-15-8', light, 2.6) +
  disc(46.5, 10, 1.7, dark) +
  disc(53.5, 10, 1.7, dark)

export const sea = { fish, shell, trident, anchor, ship, turtle }
