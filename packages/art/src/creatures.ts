import { picture, fill, line, times, disc, star } from './svg.ts'

/** A slim silver fish. */
const sprat = (): string =>
  fill('M72 50 96 34l-7 16 7 16z', '#7FA8B4') +
  fill('M4 51c14-20 50-24 74-3-24 25-60 23-74 3z', '#CFE0E2') +
  fill('M4 51c18-9 52-12 74-3-8-10-22-16-38-15C24 34 11 41 4 51z', '#4F8695') +
  fill('M42 34l12-10 6 13z', '#7FA8B4') +
  line('M22 40a16 16 0 0 1 0 21', '#7FA8B4', 2.4) +
  eye(15, 48, 4.6)

/** An orange fish with three white bands. */
const clownfish = (): string =>
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
const seahorse = (): string =>
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
const crab = (): string =>
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

/** An eye that looks ahead, to the left. */
const eye = (x: number, y: number, r: number): string =>
  disc(x, y, r, '#FFF6E2') + disc(x - r * 0.25, y, r * 0.55, '#12252B')

/** A round fish that has blown itself up. */
const pufferfish = (): string =>
  star(46, 52, 42, 33, 22, '#B98A34') +
  fill('M76 50 96 38c3 8 3 18 0 26z', '#B98A34') +
  disc(46, 52, 34, '#E9C46A') +
  fill('M13 60a34 34 0 0 0 66 0c-20 10-46 10-66 0z', '#FFF1CC') +
  fill('M50 50c8-7 18-6 22 1-6 8-16 8-22-1z', '#B98A34') +
  times(5, i => disc(36 + i * 9, 28 + (i % 2) * 8, 2.6, '#A87A28')) +
  eye(28, 44, 7.5) +
  line('M13 55q5 4 10 1', '#8A5F16', 3, 'stroke-linecap="round"')

/** A bell with trailing arms. */
const jellyfish = (): string =>
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
const lobster = (): string =>
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
const octopus = (): string =>
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

/** A ray seen from the side, its wings spread. */
const ray = (): string =>
  line('M74 54c10 2 14 10 24 8', '#3E5C78', 4, 'stroke-linecap="round"') +
  fill('M6 50C16 40 24 34 32 14c12 10 30 22 46 40-14 6-22 12-32 30-8-14-26-22-40-34z', '#5E83A6') +
  fill('M6 50c20 6 48 8 72 4-14 6-22 12-32 30-8-14-26-22-40-34z', '#D7E3EA') +
  fill('M6 50c-3-4-6-4-5-8 4 0 8 3 11 4z', '#3E5C78') +
  line('M34 44c2 4 2 8 0 12M41 44c2 4 2 8 0 12M48 45c2 4 2 7 0 10', '#3E5C78', 2.2) +
  times(4, i => disc(36 + i * 8, 30 + i * 5, 2.4, '#BFD2E0')) +
  eye(20, 44, 4.4)

/** A sea turtle that swims along. */
const turtle = (): string =>
  fill('M30 60C20 70 18 84 26 94c10-4 18-14 20-28z', '#4E9A6E') +
  fill('M70 62c6 6 16 8 24 6-2-8-8-14-18-14z', '#4E9A6E') +
  fill('M34 38C30 26 22 18 12 18c0 12 6 22 16 28z', '#3B7F59') +
  fill('M20 50C16 40 4 42 2 52c2 10 14 12 20 6z', '#6FB98A') +
  fill('M18 58c4-20 20-32 38-30 16 2 26 14 28 30-18 10-48 10-66 0z', '#8A6A34') +
  fill('M18 58c18 6 48 6 66 0-2 8-14 14-33 14S22 66 18 58z', '#F0DDA8') +
  fill('M40 34l14-3 12 7-2 12-14 4-12-7z', '#B7934C') +
  line('M40 34l-8-2M54 31l2-4M66 38l8-2M64 50l10 6M50 54v8M38 47l-12 6', '#5E4519', 2.6) +
  eye(9, 50, 3.6)

/** A shark with its fin up. */
const shark = (): string =>
  fill('M82 48 98 26c0 10-2 18-6 24 4 6 6 12 6 20z', '#4D6472') +
  fill('M44 34C46 20 54 14 64 12c-2 8-2 16 2 26z', '#4D6472') +
  fill('M40 62c0 10-4 18-12 22 14 0 22-8 26-20z', '#4D6472') +
  fill('M2 50C16 32 40 28 62 36c10 4 18 8 24 12-8 6-16 10-26 14-22 6-46 4-58-12z', '#6E8796') +
  fill('M2 50c20 6 56 8 84-2-8 6-16 10-26 14-22 6-46 4-58-12z', '#E4ECEC') +
  fill('M8 55c6 4 12 6 20 7l-2-6z', '#8E2B2B') +
  fill('M9 55l2 3 3-2 2 4 3-3 2 4 3-3z', '#FFFFFF') +
  line('M34 44c2 4 2 8 0 12M40 44c2 4 2 8 0 11M46 44c2 4 2 8 0 11', '#4D6472', 2.2) +
  disc(20, 45, 3, '#12252B')

/** A great blue whale. */
const whale = (): string =>
  fill('M78 46C84 36 82 28 76 22c8 0 14 4 15 10 3-6 7-8 9-8 0 10-6 20-12 28z', '#2E5F93') +
  fill('M2 54c0-18 18-28 40-26 20 2 30 14 42 14l6 8C82 66 62 78 38 76 16 76 2 68 2 54z', '#3E79B4') +
  fill('M2 56c14 4 34 4 48 2 4 8 0 14-10 18-22 2-38-6-38-20z', '#DCE9F0') +
  line('M8 66c10-2 22-2 34-4M14 71c8-1 16-1 24-3M5 61c12-1 26-1 40-3', '#8FB2CC', 2.2) +
  fill('M44 60c8 4 12 14 8 24-8-2-16-10-18-18z', '#2E5F93') +
  line('M34 26c0-8-4-12-10-12M34 26c0-8 4-12 10-12', '#CFE7F2', 3, 'stroke-linecap="round"') +
  disc(22, 50, 3, '#0B2036')

const drawings = {
  sprat,
  clownfish,
  seahorse,
  crab,
  pufferfish,
  jellyfish,
  lobster,
  octopus,
  ray,
  turtle,
  shark,
  whale,
} satisfies Record<string, () => string>

export type CreatureName = keyof typeof drawings
export const creatures = Object.keys(drawings) as CreatureName[]

/**
 * A creature of the sea in its own colours, on transparent ground. What has a front looks to the
 * left.
 */
export const creature = (name: CreatureName): string =>
  picture({ width: 100, height: 100, label: name, fit: 'xMidYMid meet' }, drawings[name]())
