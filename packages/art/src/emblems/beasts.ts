import { suitRed } from '../palettes.ts'
import { disc, fill, line } from '../svg.ts'
import type { Emblem } from './emblem.ts'

const spine = 'M82 70c-6 18-40 22-44 4-4-16 22-14 24-30 2-14-20-20-34-8'

const dragon: Emblem = ({ figure, shade, light, dark }) =>
  line(spine, shade, 17, 'stroke-linecap="round"') +
  line(spine, figure, 13, 'stroke-linecap="round"') +
  line(spine, light, 3, 'stroke-dasharray="2 6" stroke-linecap="round"') +
  fill('M84 66l12-14-2 20z', light) +
  fill('M40 22 16 30 4 44l12 2 4 8 10-6 12-4z', figure) +
  fill('M16 46l4 8 10-6-4-4z', shade) +
  fill('M34 22 44 4l2 18zM44 26 60 12l-6 18z', light) +
  disc(25, 35, 3, dark)

const rooster: Emblem = ({ figure, shade, light, dark }) =>
  fill('M60 70C92 66 96 38 84 12 82 34 74 40 62 44z', shade) +
  fill('M62 62C84 54 84 36 76 22 74 38 68 42 58 48z', light) +
  fill('M28 40c0-12 16-16 22-4 4 10 4 16 14 18 14 4 8 32-18 32-20 0-26-22-18-46z', figure) +
  fill('M46 52c16 4 20 26 0 34 22 0 32-26 18-32-8-2-10-4-13-10z', shade) +
  fill('M28 30c-2-10 4-12 7-7 1-8 9-8 10-1 6-4 10 2 6 9-8-4-16-4-23-1z', suitRed) +
  fill('M28 38l-14 6 14 4z', light) +
  fill('M27 48c-4 6-2 12 3 12 4-1 4-8 0-12z', suitRed) +
  disc(36, 38, 3, dark) +
  line('M42 86v8M52 85v9', light, 3)

const tiger: Emblem = ({ figure, shade, light, dark }) =>
  fill(
    'M16 22c8-8 18-4 22 2 8-3 16-3 24 0 4-6 14-10 22-2 2 8-2 14-4 18 6 26-10 48-30 48S14 66 20 40c-2-4-6-10-4-18z',
    figure,
  ) +
  fill('M50 22c4 0 8 1 12 2 4-6 14-10 22-2 2 8-2 14-4 18 6 26-10 48-30 48z', shade) +
  line(
    'M50 24v14M42 26l3 10M58 26l-3 10M18 50l14 4M20 62l12 0M82 50l-14 4M80 62H68',
    dark,
    4,
    'stroke-linecap="round"',
  ) +
  fill('M32 46l12 4-8 5zM68 46l-12 4 8 5z', dark) +
  fill('M50 56c-12 4-16 24 0 26 16-2 12-22 0-26z', light) +
  fill('M43 60h14l-7 8z', dark) +
  line('M50 68v5c-4 4-8 2-9 0M50 73c4 4 8 2 9 0', dark, 2)

const scarab: Emblem = ({ figure, shade, light, dark }) =>
  line(
    'M28 44C14 38 10 28 14 18M72 44c14-6 18-16 14-26M24 60H8M76 60h16M30 76C18 80 14 86 16 94M70 76c12 4 16 10 14 18',
    light,
    4,
    'stroke-linecap="round"',
  ) +
  fill('M36 26a14 14 0 0 1 28 0z', light) +
  fill('M24 44c0-12 12-18 26-18s26 6 26 18z', shade) +
  fill('M50 44v50C30 92 22 68 24 44z', figure) +
  fill('M50 44v50c20-2 28-26 26-50z', shade) +
  line('M24 46h52M50 46v46M36 54c0 14 2 24 8 32M64 54c0 14-2 24-8 32', dark, 2) +
  disc(50, 12, 7, light)

const owl: Emblem = ({ figure, shade, light, dark }) =>
  fill('M20 10l18 8h24l18-8c4 14 4 24 2 34 4 28-10 48-32 48S14 72 18 44c-2-10-2-20 2-34z', figure) +
  fill('M50 18h12l18-8c4 14 4 24 2 34 4 28-10 48-32 48z', shade) +
  disc(35, 38, 14, light) +
  disc(65, 38, 14, light) +
  disc(36, 38, 6.5, dark) +
  disc(64, 38, 6.5, dark) +
  fill('M50 42l7 9-7 9-7-9z', dark) +
  line('M36 68q7 7 14 0t14 0M40 79q5 5 10 0t10 0', light, 2.4)

export const beasts = { dragon, rooster, tiger, scarab, owl }
