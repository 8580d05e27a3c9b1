import { drawings, emblems, type EmblemName } from './emblems/index.ts'
import { faces, lettering, type Face } from './lettering.ts'
import { liveScene, type Prop } from './live.ts'
import { motifsFor } from './motifs/index.ts'
import { paletteNames, palettes, type PaletteName } from './palettes.ts'
import { pick, seeded } from './seed.ts'
import { diamond, fill, group, picture, round } from './svg.ts'
import { breakTitle, titleLines } from './titles.ts'

export type Ratio = '3:4' | '1:1' | '16:9'

export interface TileGame {
  /** Seed of whatever is not chosen below. */
  id: string
  title: string
  provider: string
  emblem?: EmblemName | undefined
  palette?: PaletteName | undefined
  face?: Face | undefined
  /** Category of the game (`RNG`, `LIVE`, …): narrows the emblems drawn from, and makes the wide crop of `LIVE` a table. */
  kind?: string | undefined
}

/** What a game of a category may show when nothing is chosen. */
const byKind: Record<string, readonly EmblemName[]> = {
  FISH: ['fish', 'shell', 'trident', 'anchor', 'ship', 'turtle'],
  LIVE: ['cards', 'wheel', 'dice', 'chip'],
  PVP: ['hand', 'cards', 'chip', 'mahjong', 'dice'],
  SPORTS: ['football', 'basket', 'cup'],
  ESPORTS: ['pad', 'target'],
  LOTT: ['ball', 'clover'],
  ELOTT: ['ball', 'clover', 'coin'],
  COCKFIGHT: ['rooster'],
  BGS: ['rocket', 'mines', 'plinko', 'dice', 'target'],
  RNG: emblems.filter(name => !['football', 'basket', 'pad', 'ball', 'hand', 'mines', 'plinko', 'rooster'].includes(name)),
}

/** Sizes of the three crops in the picture's own units. */
const formats = {
  '3:4': { width: 240, height: 320, middle: 0.39, scale: 1.73, largest: 35, least: 21, foot: 38 },
  '1:1': { width: 240, height: 240, middle: 0.5, scale: 1.73, largest: 0, least: 0, foot: 0 },
  '16:9': { width: 320, height: 180, middle: 0.36, scale: 0.97, largest: 30, least: 19, foot: 30 },
} as const

/** What stands on the table of a live scene, from the emblem or the words of the title. */
function propOf({ emblem, title }: TileGame): Prop {
  if (emblem === 'wheel' || emblem === 'dice') return emblem
  if (/roulette|wheel/i.test(title)) return 'wheel'
  return /sic ?bo|dice/i.test(title) ? 'dice' : 'cards'
}

/** Every choice of a poster, made or seeded; the same id always makes the same ones. */
function choose(game: TileGame) {
  const draw = seeded(game.id)
  const emblem = pick(draw, byKind[game.kind?.toUpperCase() ?? ''] ?? emblems)
  const palette = pick(draw, paletteNames)
  const face = pick(draw, faces)
  const shown = game.emblem ?? emblem
  return { emblem: shown, inks: palettes[game.palette ?? palette], face: game.face ?? face, motif: pick(draw, motifsFor(shown)) }
}

/**
 * The poster of a game as SVG text: ground, pattern and emblem, and but for the square crop a printed line, title and provider.
 * No gradient, no font, no id, so that it may stand in a page as often as one likes.
 */
export function tile(game: TileGame, ratio: Ratio = '3:4'): string {
  if (ratio === '16:9' && game.kind?.toUpperCase() === 'LIVE')
    return liveScene({ id: game.id, title: game.title, prop: propOf(game), palette: game.palette })
  const { width, height, middle, scale, largest, least, foot } = formats[ratio]
  const { emblem, inks, face, motif } = choose(game)
  const x = width / 2
  const y = height * middle
  const art =
    fill(`M0 0h${width}v${height}H0z`, inks.ground) +
    motif(inks, { width, height, x, y }) +
    group(`translate(${round(x - 50 * scale)} ${round(y - 50 * scale)})scale(${scale})`, drawings[emblem](inks))
  if (ratio === '1:1') return picture({ width, height, label: game.title }, art)

  const title = breakTitle(game.title, face, width * 0.84, largest, least)
  const leading = title.size * 1.06
  const base = height - foot - (title.lines.length - 1) * leading
  const band = round(base - title.size * 0.98)
  const provider = lettering(game.provider.toUpperCase(), 'josefin', { size: 9.5, x, y: height - 13, anchor: 'middle', tracking: 0.17 })
  const rule = `M${width * 0.06} ${band}H${x - 9}M${x + 9} ${band}H${width * 0.94}`
  const text =
    fill(`M0 ${band}h${width}V${height}H0z`, inks.ground) +
    `<path d="${rule}" stroke="${inks.figure}" stroke-width="1.2"/>` +
    fill(diamond(x, band, 5, 5), inks.figure) +
    titleLines(title, face, x, base + 4, leading, inks.title) +
    fill(provider.d, inks.title)
  return picture({ width, height, label: game.title }, art + text)
}
