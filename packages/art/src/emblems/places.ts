import { disc, fill, group, line, lozenge, star, times } from '../svg.ts'
import type { Palette } from '../palettes.ts'
import type { Emblem } from './emblem.ts'

const lantern: Emblem = ({ figure, shade, light, dark }) =>
  fill('M49 4h2v10h-2zM36 14h28v7H36z', light) +
  fill('M22 46c0-15 12-25 28-25s28 10 28 25-12 25-28 25-28-10-28-25z', figure) +
  fill('M50 21c16 0 28 10 28 25S66 71 50 71z', shade) +
  line('M50 21c-8 0-13 10-13 25s5 25 13 25 13-10 13-25-5-25-13-25z', light, 1.6) +
  fill('M36 71h28v6H36z', light) +
  line(
    times(5, i => `M${40 + i * 5} 77v16`),
    light,
    2,
  ) +
  lozenge(50, 46, 7, 10, dark)

const petal = 'M50 82C34 62 38 38 50 22 62 38 66 62 50 82z'

const petals = ({ figure, shade, light }: Palette) =>
  (
    [
      [64, shade],
      [40, figure],
      [18, light],
    ] as const
  )
    .map(
      ([turn, ink]) =>
        group(`rotate(${-turn} 50 82)`, fill(petal, ink)) + group(`rotate(${turn} 50 82)`, fill(petal, ink)),
    )
    .join('')

const lotus: Emblem = inks =>
  group(
    'translate(4 2)scale(.92)',
    petals(inks) +
      fill('M50 82C36 60 40 32 50 16 60 32 64 60 50 82z', inks.figure) +
      fill('M50 82C64 60 60 32 50 16z', inks.shade) +
      fill('M14 85h72v3H14z', inks.light),
  )

const moon: Emblem = ({ figure, light }) =>
  fill('M52 12A36 36 0 1 0 84 60 29 29 0 1 1 52 12z', figure) +
  star(68, 38, 15, 6, 5, light) +
  star(20, 18, 6, 2, 4, light) +
  star(86, 78, 7, 2, 4, light)

const sun: Emblem = ({ figure, shade, light, dark }) =>
  star(50, 50, 46, 27, 12, shade) +
  star(50, 50, 36, 25, 12, light) +
  disc(50, 50, 25, figure) +
  fill('M50 25a25 25 0 0 1 0 50z', shade) +
  line('M38 48q4-6 8 0M54 48q4-6 8 0M40 59q10 8 20 0', dark, 2.4, 'stroke-linecap="round"')

const pyramid: Emblem = ({ figure, shade, light }) =>
  disc(50, 44, 26, light) +
  fill('M50 22 90 86H10z', figure) +
  fill('M50 22 90 86H58z', shade) +
  fill('M26 86 40 62 56 86z', shade, 0.8) +
  line(
    times(4, i => `M${42 - i * 6.6} ${38 + i * 11}h${12 + i * 8}`),
    shade,
    1.6,
  ) +
  fill('M4 86h92v5H4z', light)

const volcano: Emblem = ({ figure, shade, light }) =>
  fill('M36 34 8 88h84L64 34z', figure) +
  fill('M64 34 92 88H56L52 34z', shade) +
  fill('M36 34h28l6 12-8 8-6-8-6 14-8-12-8 4z', light) +
  fill('M50 6c6 8 12 12 10 22H40C38 18 46 16 50 6z', light) +
  star(24, 18, 6, 2, 4, light) +
  star(80, 24, 7, 2, 4, light)

const roof = (y: number, half: number) =>
  `M${50 - half} ${y}c8-1 ${half - 14}-6 ${half - 8}-13h16c2 7 ${half - 16} 12 ${half - 8} 13l-3 6H${53 - half}z`

const pagoda: Emblem = ({ figure, shade, light, dark }) =>
  fill('M49 4h2v12h-2z', light) +
  lozenge(50, 8, 4, 5, light) +
  fill('M38 32h24v14H38zM32 54h36v14H32zM26 76h48v12H26z', figure) +
  fill('M50 32h12v14H50zM50 54h18v14H50zM50 76h24v12H50z', shade) +
  fill(roof(28, 26) + roof(50, 34) + roof(72, 42), light) +
  fill('M45 88V80a5 5 0 0 1 10 0v8zM47 58h6v10h-6zM47.5 36h5v9h-5z', dark) +
  fill('M14 88h72v5H14z', light)

export const places = { lantern, lotus, moon, sun, pyramid, volcano, pagoda }
