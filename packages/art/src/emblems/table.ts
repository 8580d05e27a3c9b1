import { lettering } from '../lettering.ts'
import { bone, suitBlack, suitRed } from '../palettes.ts'
import { box, disc, fill, group, line, lozenge, ring, round, times } from '../svg.ts'
import type { Emblem } from './emblem.ts'
import { fannedCards, spade } from './suits.ts'

const back: Emblem = ({ shade, light }) =>
  box(12, 16, 44, 64, 5, shade) +
  `<rect x="16" y="20" width="36" height="56" rx="3" fill="none" stroke="${light}" stroke-width="1.4"/>` +
  times(9, i => lozenge(24 + (i % 3) * 10, 32 + Math.floor(i / 3) * 16, 4, 6, light))

const cards: Emblem = inks =>
  group('rotate(-16 34 56)', back(inks)) +
  group(
    'rotate(10 64 54)',
    box(42, 18, 46, 66, 5, bone) +
      group('translate(65 51)scale(1.05)', fill(spade, inks.dark)) +
      group('translate(50 28)scale(.3)', fill(spade, inks.dark)) +
      group('translate(80 74)rotate(180)scale(.3)', fill(spade, inks.dark)),
  )

const hand: Emblem = ({ dark }) => group('translate(7 12)scale(.86)', fannedCards(dark))

const wheel: Emblem = ({ figure, shade, light, dark }) =>
  disc(50, 50, 40, shade) +
  disc(50, 50, 36, light) +
  fill(
    times(8, i => {
      const at = (turn: number) => `${round(50 + 36 * Math.cos(turn))} ${round(50 + 36 * Math.sin(turn))}`
      return `M50 50L${at((i * Math.PI) / 4)}A36 36 0 0 1 ${at(((i + 0.5) * Math.PI) / 4)}z`
    }),
    dark,
  ) +
  ring(50, 50, 38, figure, 5) +
  disc(50, 50, 22, figure) +
  disc(50, 50, 15, shade) +
  line('M50 30v40M30 50h40', light, 4, 'transform="rotate(22 50 50)"') +
  disc(50, 50, 6, light)

/** The side of a stack of chips at one height, with its five edge marks seen in perspective. */
const chipSide = (y: number, body: string, mark: string, dark: string) =>
  fill(`M14 ${y - 8}v12a36 13 0 0 0 72 0V${y - 8}z`, body) +
  line(`M14 ${y + 4}a36 13 0 0 0 72 0`, dark, 1.6) +
  fill(
    [19, 35, 50, 65, 81]
      .map(x => {
        const drop = 13 * Math.sqrt(1 - ((x - 50) / 36) ** 2)
        const half = Math.abs(x - 50) > 25 ? 2.5 : 4.5
        return `M${x - half} ${round(y - 8 + drop)}h${half * 2}v11.4h-${half * 2}z`
      })
      .join(''),
    mark,
  )

const chipTop = (mark: string) =>
  fill(
    times(8, i => {
      const at = (turn: number, reach: number) =>
        `${round(50 + 36 * reach * Math.cos(turn))} ${round(36 + 13 * reach * Math.sin(turn))}`
      const turn = (i * Math.PI) / 4
      return `M${at(turn - 0.17, 1)}L${at(turn + 0.17, 1)}L${at(turn + 0.17, 0.76)}L${at(turn - 0.17, 0.76)}z`
    }),
    mark,
  )

const chip: Emblem = ({ figure, shade, light, dark }) =>
  [70, 57, 44].map((y, i) => chipSide(y, i % 2 ? shade : figure, light, dark)).join('') +
  `<ellipse cx="50" cy="36" rx="36" ry="13" fill="${figure}"/>` +
  chipTop(light) +
  `<ellipse cx="50" cy="36" rx="24" ry="8.6" fill="${shade}"/>` +
  lozenge(50, 36, 8, 4.6, light)

const pip = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0 ${rx} ${ry} 0 1 0-${rx * 2} 0z`

const dice: Emblem = ({ figure, shade, light, dark }) =>
  fill('M50 12 84 30v40L50 90 16 70V30z', figure) +
  fill('M50 50v40L16 70V30z', shade) +
  fill('M50 12 84 30 50 50 16 30z', light) +
  fill(
    pip(50, 31, 6, 3.6) +
      pip(26, 50, 3.6, 5.2) +
      pip(40, 72, 3.6, 5.2) +
      pip(60, 72, 3.4, 5) +
      pip(67, 60, 3.4, 5) +
      pip(74, 48, 3.4, 5),
    dark,
  )

const ball: Emblem = ({ figure, shade, light, dark }) =>
  (
    [
      [32, 64, shade, '8'],
      [68, 64, light, '3'],
      [50, 34, figure, '27'],
    ] as const
  )
    .map(
      ([x, y, ink, number]) =>
        disc(x, y, 22, ink) +
        fill(`M${x - 22} ${y}a22 22 0 0 0 44 0z`, dark, 0.14) +
        disc(x, y, 12, bone) +
        fill(lettering(number, 'oswald', { size: 14, x, y: y + 5.6, anchor: 'middle' }).d, suitBlack),
    )
    .join('')

const pins = [
  [34, 28, '#22386B'],
  [62, 28, '#1F6B4C'],
  [48, 49, suitRed],
  [34, 70, '#1F6B4C'],
  [62, 70, '#22386B'],
] as const

const mahjong: Emblem = ({ shade }) =>
  group(
    'rotate(-8 50 50)',
    box(24, 16, 56, 74, 7, shade) +
      box(20, 12, 56, 74, 7, bone) +
      pins.map(([x, y, ink]) => disc(x, y, 9, ink) + ring(x, y, 5, bone, 2)).join(''),
  )

export const table = { cards, hand, wheel, chip, dice, ball, mahjong }
