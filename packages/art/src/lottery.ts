import { lettering } from './lettering.ts'
import { bone, palettes, suitBlack, type Palette, type PaletteName } from './palettes.ts'
import { box, disc, fill, picture } from './svg.ts'

/**
 * Balls of the picture of one lottery: `[x, y, number, how much it stands out]` on a square of 240.
 */
type Piece = readonly [x: number, y: number, number: string, special?: boolean]

interface Scene {
  palette: PaletteName
  shape: 'ball' | 'card'
  radius: number
  pieces: readonly Piece[]
}

/**
 * One picture per family of lotteries (CONST-46): as many pieces as it draws, in the way they are
 * shown.
 */
const scenes = {
  '11X5': {
    palette: 'felt',
    shape: 'ball',
    radius: 38,
    pieces: [
      [70, 76, '03'],
      [170, 76, '07'],
      [120, 120, '11', true],
      [70, 164, '05'],
      [170, 164, '09'],
    ],
  },
  LF: {
    palette: 'midnight',
    shape: 'ball',
    radius: 44,
    pieces: [
      [120, 74, '3', true],
      [66, 158, '8'],
      [174, 158, '5'],
    ],
  },
  LHC: {
    palette: 'oxblood',
    shape: 'ball',
    radius: 30,
    pieces: [
      [120, 52, '12'],
      [179, 86, '27'],
      [179, 154, '33'],
      [120, 188, '41'],
      [61, 154, '06'],
      [61, 86, '19'],
      [120, 120, '49', true],
    ],
  },
  PK10: {
    palette: 'cobalt',
    shape: 'card',
    radius: 26,
    pieces: [
      [120, 56, '4', true],
      [90, 120, '10'],
      [150, 120, '7'],
      [60, 184, '1'],
      [120, 184, '9'],
      [180, 184, '2'],
    ],
  },
  SSC: {
    palette: 'rust',
    shape: 'card',
    radius: 28,
    pieces: [
      [56, 88, '0'],
      [120, 88, '6', true],
      [184, 88, '2'],
      [88, 152, '9'],
      [152, 152, '4'],
    ],
  },
} as const satisfies Record<string, Scene>

/** Families of lotteries that have a picture. */
export const lotteryPictures = Object.keys(scenes) as LotteryPicture[]
export type LotteryPicture = keyof typeof scenes

function drawn([x, y, number, special]: Piece, { shape, radius }: Scene, inks: Palette): string {
  const face = special ? inks.figure : bone
  const body =
    shape === 'ball'
      ? disc(x, y, radius, special ? inks.shade : inks.light) + disc(x, y, radius * 0.8, face)
      : box(x - radius, y - radius, radius * 2, radius * 2, 8, inks.shade) +
        box(x - radius + 4, y - radius + 4, radius * 2 - 8, radius * 2 - 8, 5, face)
  const size = radius * 0.9
  return body + fill(lettering(number, 'oswald', { size, x, y: y + size * 0.4, anchor: 'middle' }).d, suitBlack)
}

/**
 * The square picture of a family of lotteries as SVG text: flat pieces on two near tones, no
 * gradient and no font.
 */
export function lotteryPicture(category: LotteryPicture): string {
  const scene = scenes[category]
  const inks = palettes[scene.palette]
  const ground = fill('M0 0h240v240H0z', inks.ground) + disc(120, 120, 112, inks.plane)
  return picture({ width: 240, height: 240 }, ground + scene.pieces.map(piece => drawn(piece, scene, inks)).join(''))
}
