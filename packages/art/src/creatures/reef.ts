import { disc, fill, line, star, times } from '../svg.ts'
import { eye } from './eye.ts'

/** A round fish that has blown itself up. */
export const pufferfish = (): string =>
  star(46, 52, 42, 33, 22, '#B98A34') +
  fill('M76 50 96 38c3 8 3 18 0 26z', '#B98A34') +
  disc(46, 52, 34, '#E9C46A') +
  fill('M13 60a34 34 0 0 0 66 0c-20 10-46 10-66 0z', '#FFF1CC') +
  fill('M50 50c8-7 18-6 22 1-6 8-16 8-22-1z', '#B98A34') +
  times(5, i => disc(36 + i * 9, 28 + (i % 2) * 8, 2.6, '#A87A28')) +
  eye(28, 44, 7.5) +
  line('M13 55q5 4 10 1', '#8A5F16', 3, 'stroke-linecap="round"')

/** A bell with trailing arms. */
export const jellyfish = (): string =>
  line(
    times(
      5,
      i =>
        `M${26 + i * 12} 48c${i % 2 ? 8 : -8} 10 ${i % 2 ? -8 : 8} 20 0 30s${i % 2 ? 6 : -6} 10 0 ${18 - Math.abs(i - 2) * 4}`,
    ),
    '#D98BB4',
    4.5,
    'stroke-linecap="round"',
  ) +
  fill(
    'M12 46C12 22 30 6 50 6s38 16 38 40c-5 8-10 2-13 6-5 6-9-2-12-2-5 0-8 7-13 7s-8-7-13-7c-3 0-7 8-12 2-3-4-8 2-13-6z',
    '#E3A4C6',
  ) +
  fill('M50 6c20 0 38 16 38 40-5 8-10 2-13 6-5 6-9-2-12-2-5 0-8 7-13 7 14-14 16-38 0-51z', '#C06E9C') +
  line('M24 38c2-12 10-20 18-22', '#FBE3F0', 4, 'stroke-linecap="round"') +
  disc(38, 36, 3.4, '#4A1230') +
  disc(56, 36, 3.4, '#4A1230') +
  line('M43 42q4 4 8 0', '#4A1230', 2.4, 'stroke-linecap="round"')

/** A lobster that walks along. */
export const lobster = (): string =>
  line('M36 62 30 78M46 64 42 80M56 64l0 16M66 62l6 16', '#7A2320', 4.5, 'stroke-linecap="round"') +
  line('M22 44C16 34 6 34 2 28M26 40c-4-12-12-14-16-22', '#B23A2E', 2.6, 'stroke-linecap="round"') +
  line('M34 58C24 66 18 66 12 64', '#B23A2E', 6) +
  fill('M14 58C2 56-2 66 4 76c2-6 6-8 10-8-2 4-2 8 2 12 8-6 10-18-2-22z', '#D24B3A') +
  fill('M18 50c4-14 20-18 34-16 12 2 20 8 22 16-2 8-12 14-26 15-14 0-26-4-30-15z', '#D24B3A') +
  fill('M72 42c10 0 14 4 16 10l8-6c3 8 3 16-1 22l-9-4c-4 4-10 6-16 4 4-8 4-18 2-26z', '#B23A2E') +
  line('M50 35c4 9 4 20 0 29M61 38c4 8 4 16 0 23', '#7A2320', 2.8) +
  fill('M18 50c8 4 20 6 30 6s20-2 26-6c-2 8-12 14-26 15-14 0-26-4-30-15z', '#B23A2E') +
  eye(27, 44, 4.2)

/** A head with eight arms, of which one sees six. */
export const octopus = (): string =>
  line(
    'M34 56C24 62 8 60 6 76c-1 8 8 8 8 2M40 62c-4 10-18 12-18 24 0 7 9 6 8 0M47 64c-2 10-6 16-4 26',
    '#6B4A94',
    8,
    'stroke-linecap="round"',
  ) +
  line(
    'M66 56c10 6 26 4 28 20 1 8-8 8-8 2M60 62c4 10 18 12 18 24 0 7-9 6-8 0M53 64c2 10 6 16 4 26',
    '#573A7C',
    8,
    'stroke-linecap="round"',
  ) +
  fill('M22 34C22 16 34 4 50 4s28 12 28 30c0 14-6 18-8 26-3 9-37 9-40 0-2-8-8-12-8-26z', '#8461AE') +
  fill('M50 4c16 0 28 12 28 30 0 14-6 18-8 26-2 5-11 7-20 7 14-12 18-44 0-63z', '#6B4A94') +
  eye(40, 42, 6.4) +
  eye(61, 42, 6.4) +
  line('M46 55q4 4 9 0', '#2B1745', 2.8, 'stroke-linecap="round"') +
  disc(34, 20, 3.4, '#B498D6') +
  disc(43, 13, 2.4, '#B498D6')
