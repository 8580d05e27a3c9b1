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

const football: Emblem = ({ dark }) =>
  disc(50, 50, 38, bone) +
  fill('M50 12a38 38 0 0 1 0 76z', dark, 0.1) +
  fill('M50 34l15 11-6 18H41l-6-18z', dark) +
  line('M50 34V20M65 45h14M59 63l7 15M41 63l-7 15M35 45H21', dark, 3) +
  fill(
    'M38 14l12 8 12-8a38 38 0 0 0-24 0zM85 35l-7 10 9 14a38 38 0 0 0-2-24zM15 35l7 10-9 14a38 38 0 0 1 2-24zM74 79l-8-2-4 9a38 38 0 0 0 12-7zM26 79l8-2 4 9a38 38 0 0 1-12-7z',
    dark,
  )

const basket: Emblem = ({ figure, shade, dark }) =>
  disc(50, 50, 38, figure) +
  fill('M50 12a38 38 0 0 1 0 76z', shade) +
  line('M50 12v76M12 50h76M24 22c14 16 14 40 0 56M76 22c-14 16-14 40 0 56', dark, 3)

const pad: Emblem = ({ figure, shade, light, dark }) =>
  fill('M28 30h44c16 0 22 44 12 48-8 3-14-14-20-14H36c-6 0-12 17-20 14C6 74 12 30 28 30z', figure) +
  fill('M50 30h22c16 0 22 44 12 48-8 3-14-14-20-14H50z', shade) +
  fill('M30 40h6v6h6v6h-6v6h-6v-6h-6v-6h6z', dark) +
  disc(66, 44, 4, light) +
  disc(75, 50, 4, light) +
  disc(66, 56, 4, light)

const cup: Emblem = ({ figure, shade, light, dark }) =>
  line('M28 22H12c0 16 8 24 20 26M72 22h16c0 16-8 24-20 26', light, 5) +
  fill('M26 12h48c0 30-8 46-24 46S26 42 26 12z', figure) +
  fill('M50 12h24c0 30-8 46-24 46z', shade) +
  fill('M24 10h52v6H24z', light) +
  fill('M46 58h8v18h-8z', shade) +
  fill('M34 76h32v6H34zM28 82h44v8H28z', light) +
  fill('M50 24l3.5 7.5 8 1-6 5.5 1.5 8-7-4-7 4 1.5-8-6-5.5 8-1z', dark)

const rocket: Emblem = ({ figure, shade, light, dark }) =>
  fill('M34 50 20 70l16-2zM66 50l14 20-16-2z', light) +
  fill('M40 66h20L50 94z', light) +
  fill('M45 66h10l-5 16z', figure) +
  fill('M50 4c18 14 22 36 16 60H34C28 40 32 18 50 4z', figure) +
  fill('M50 4c18 14 22 36 16 60H50z', shade) +
  disc(50, 36, 9, dark) +
  disc(50, 36, 5, light)

const mines: Emblem = ({ figure, shade, light, dark }) =>
  times(9, i => {
    const x = 15 + (i % 3) * 25
    const y = 15 + Math.floor(i / 3) * 25
    const hit = i === 4
    return (
      box(x, y, 21, 21, 3, hit ? light : i % 2 ? shade : figure) +
      (hit ? fill(`M${x + 10.5} ${y + 3}l6 7.5-6 7.5-6-7.5z`, dark) : '')
    )
  })

/** Brightest slots at the edges, as in the game: far is rare. */
const plinko: Emblem = ({ figure, shade, light }) =>
  times(6, row => times(row + 2, pin => disc(round(50 + (pin - (row + 1) / 2) * 14), 14 + row * 12, 2.7, light))) +
  fill('M8 84h16v9H8zM76 84h16v9H76z', light) +
  fill('M25.5 84h16v9h-16zM59 84h16v9H59z', figure) +
  fill('M43 84h14v9H43z', shade) +
  disc(43, 49, 4.8, figure) +
  fill('M43 44.2a4.8 4.8 0 0 1 0 9.6z', shade)

const target: Emblem = ({ figure, shade, light, dark }) =>
  disc(46, 54, 38, figure) +
  ring(46, 54, 25, light, 8) +
  disc(46, 54, 12, shade) +
  line('M46 54 84 16', dark, 4) +
  fill('M74 12l8-8 2 12 12 2-8 8-12-2z', light)

export const play = { football, basket, pad, cup, rocket, mines, plinko, target }
