import { fill, line, times } from '../svg.ts'
import { eye } from './eye.ts'

/** A slim silver fish. */
export const sprat = (): string =>
  fill('M72 50 96 34l-7 16 7 16z', '#7FA8B4') +
  fill('M4 51c14-20 50-24 74-3-24 25-60 23-74 3z', '#CFE0E2') +
  fill('M4 51c18-9 52-12 74-3-8-10-22-16-38-15C24 34 11 41 4 51z', '#4F8695') +
  fill('M42 34l12-10 6 13z', '#7FA8B4') +
  line('M22 40a16 16 0 0 1 0 21', '#7FA8B4', 2.4) +
  eye(15, 48, 4.6)

/** An orange fish with three white bands. */
export const clownfish = (): string =>
  fill('M74 50 95 32c4 12 4 24 0 36z', '#C9541F') +
  fill('M30 30c8-16 30-18 42-4l-8 12z', '#C9541F') +
  fill('M34 70c6 14 20 16 28 10l-4-14z', '#C9541F') +
  fill('M6 52c6-22 28-30 48-24 12 4 20 12 24 22-4 12-14 20-26 23C32 77 12 70 6 52z', '#EC7A2F') +
  fill('M27 31c8 10 9 30 2 42l9 2c8-14 7-34-1-48z', '#FFF6E2') +
  fill('M56 29c6 12 6 30 0 43l8-4c4-12 4-22 1-34z', '#FFF6E2') +
  fill('M83 42c2 6 2 12 0 17l7 5c2-8 2-18 0-27z', '#FFF6E2') +
  fill('M44 52c6-6 14-6 18 0-5 6-13 6-18 0z', '#C9541F') +
  eye(18, 46, 5)

/** A seahorse with its tail rolled up. */
export const seahorse = (): string =>
  fill('M60 34c18 6 20 24 8 34l-8-8z', '#F2C879') +
  line('M50 60c6 12 2 22-6 26-7 3-13-2-11-8 2-5 8-5 10-1', '#D79A35', 7, 'stroke-linecap="round"') +
  fill('M42 12c12-6 24 2 24 14 0 8-5 12-5 18s5 10 3 18c-2 7-9 10-15 7-8-4-7-12-6-18 1-7-2-12-1-19z', '#E3AA45') +
  fill('M45 20 20 31c-4 3-1 8 3 7l24-6z', '#E3AA45') +
  fill('M46 10l2-8 6 6 7-3-1 9z', '#D79A35') +
  line(
    times(4, i => `M${45 - (i === 3 ? -3 : 0)} ${38 + i * 8}q6 4 13 1`),
    '#B9791E',
    2.4,
  ) +
  eye(47, 21, 4.4)

/** A crab with its claws up. */
export const crab = (): string =>
  line(
    'M26 60 8 66 4 78M30 68 16 78l-2 10M74 60l18 6 4 12M70 68l14 10 2 10',
    '#9C3324',
    5,
    'stroke-linecap="round" stroke-linejoin="round"',
  ) +
  line('M28 50C18 46 14 38 16 30M72 50c10-4 14-12 12-20', '#9C3324', 6) +
  fill(
    'M6 26C4 14 12 6 22 8l-6 12 12-6c2 10-4 18-12 18-5 0-9-2-10-6zM94 26c2-12-6-20-16-18l6 12-12-6c-2 10 4 18 12 18 5 0 9-2 10-6z',
    '#CF4A34',
  ) +
  fill('M20 58c2-18 16-24 30-24s28 6 30 24c-4 14-16 20-30 20s-26-6-30-20z', '#CF4A34') +
  fill('M20 58c8 6 20 8 30 8s22-2 30-8c-4 14-16 20-30 20s-26-6-30-20z', '#9C3324') +
  line('M40 36V26M60 36V26', '#9C3324', 4) +
  eye(40, 24, 5) +
  eye(60, 24, 5) +
  line('M42 56q8 5 16 0', '#FFF6E2', 2.6, 'stroke-linecap="round"')
