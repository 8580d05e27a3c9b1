import { drawings, emblems, type EmblemName } from './emblems/index.ts'
import { paletteNames, palettes, type Palette } from './palettes.ts'
import { pick, seeded } from './seeded-random.ts'
import { disc, fill, group, line, lozenge, picture, ring, round } from './svg.ts'

/** Height of every banner in its own units; the width follows from the ratio. */
const height = 300

/** The brass a banner is inlaid with, on felt. */
const inlay = { a: '#E2B95C', light: '#F6E2AC' }

/**
 * The multiplier curve of a crash game, its rocket at the top. Stands at the end of the picture,
 * words go before it.
 */
function ascent(width: number): string {
  const left = width - 370
  const at = (t: number): [number, number] => [round(left + t * 330), round(292 - t ** 2.1 * 226)]
  const curve = Array.from({ length: 21 }, (_, i) => at((i / 20) * 0.86).join(' ')).join('L')
  return (
    fill(`M0 0h${width}v${height}H0z`, '#14593F') +
    fill(`M${left} 292C${left + 120} 284 ${left + 240} 200 ${width} 0V${height}H${left}z`, '#0F4733') +
    line(`M${left} 292H${width}`, inlay.a, 1.25, 'stroke-opacity=".4"') +
    line(`M${curve}`, inlay.a, 2.5) +
    [0.24, 0.48, 0.73].map(t => lozenge(...at(t), 6, 8, inlay.light)).join('') +
    group(`translate(${width - 82} 92)rotate(40)scale(1.5)translate(-50 -50)`, drawings.rocket(palettes.felt))
  )
}

/** One thing on a printed disc, at the end of the picture where no other place is given. */
function medallion(width: number, emblem: EmblemName, inks: Palette, [x, y] = [width - 78, 208]): string {
  return (
    fill(`M0 0h${width}v${height}H0z`, inks.ground) +
    disc(x, y, 156, inks.plane) +
    ring(x, y, 124, inks.figure, 1.5).replace('/>', ' stroke-opacity=".4"/>') +
    group(`translate(${x - 74} ${y - 80})scale(1.48)`, drawings[emblem](inks))
  )
}

/** A thing on a dark ground, on which words in ivory are read. */
const on = (palette: 'felt' | 'oxblood' | 'midnight' | 'plum' | 'ink', emblem: EmblemName) => (width: number) =>
  medallion(width, emblem, palettes[palette])

/** Banners with a subject of their own. What has none is drawn from its seed. */
const subjects: Record<string, (width: number) => string> = {
  ascent,
  dragon: width => medallion(width, 'dragon', { ...palettes.felt, ground: '#14593F', plane: '#0F4733' }),
  points: width => medallion(width, 'coin', { ...palettes.oxblood, ground: '#6B1F2B', plane: '#5B1823' }),
  calm: on('midnight', 'anchor'),
  'list-rng': on('felt', 'dragon'),
  'list-live': on('oxblood', 'cards'),
  'list-fish': on('midnight', 'fish'),
  'list-pvp': on('plum', 'hand'),
  'list-sports': on('felt', 'football'),
  'list-esports': on('plum', 'pad'),
  'list-lott': on('midnight', 'ball'),
  'list-elott': on('ink', 'ball'),
  'list-cockfight': on('oxblood', 'rooster'),
  'list-bgs': ascent,
}

function anyBanner(seed: string, width: number): string {
  const draw = seeded(`${seed} banner`)
  return medallion(width, pick(draw, emblems), palettes[pick(draw, paletteNames)])
}

/**
 * The picture behind a banner's words, without any: the first half is left plain for them.
 * `ratio` is width to height, `77:30` for the large place and `38:30` for the small one.
 */
export function bannerArt(seed: string, ratio: `${number}:${number}` = '77:30'): string {
  const [across = 77, down = 30] = ratio.split(':').map(Number)
  const width = Math.round((height * across) / down)
  return picture({ width, height, fit: 'xMaxYMid slice' }, subjects[seed]?.(width) ?? anyBanner(seed, width))
}

/** Width of the picture of an announcement, twice its height. */
const announcementWidth = 2 * height

/** Announcements of the demo site, with a subject of their own. */
const announced: Record<string, [palette: keyof typeof palettes, emblem: EmblemName]> = {
  welcome: ['felt', 'cards'],
  'demo-money': ['oxblood', 'coin'],
}

/** The picture over the words of a load popup or a promotion, with its subject in the middle. */
export function announcementArt(seed: string): string {
  const draw = seeded(`${seed} announcement`)
  const [palette, emblem] = announced[seed] ?? [pick(draw, paletteNames), pick(draw, emblems)]
  const drawn =
    seed === 'game-of-the-month'
      ? ascent(announcementWidth)
      : medallion(announcementWidth, emblem, palettes[palette], [announcementWidth / 2, height / 2])
  return picture({ width: announcementWidth, height, fit: 'xMidYMid slice' }, drawn)
}
