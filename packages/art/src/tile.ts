import { drawings, emblems, type EmblemName } from './emblems/index.ts'
import { faces, lettering, type Face, measure } from './lettering.ts'
import { liveScene, type Prop } from './live-dealer-scene.ts'
import { motifsFor } from './motifs.ts'
import { paletteNames, palettes, type PaletteName } from './palettes.ts'
import { pick, seeded } from './seeded-random.ts'
import { diamond, fill, group, picture, round } from './svg.ts'

/** Setting of each face on a poster: capitals or as written, and its tracking in ems. */
const settings: Record<Face, { capitals: boolean; tracking: number }> = {
  josefin: { capitals: true, tracking: 0.05 },
  oswald: { capitals: true, tracking: 0.03 },
  limelight: { capitals: false, tracking: 0.01 },
  marcellus: { capitals: true, tracking: 0.06 },
}

/** All ways to break words into so many lines, keeping their order. */
function breaks(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  return words
    .slice(0, words.length - lines + 1)
    .flatMap((_, i) => breaks(words.slice(i + 1), lines - 1).map(rest => [words.slice(0, i + 1).join(' '), ...rest]))
}

interface Block {
  lines: string[]
  size: number
}

/** Fewest lines that can be set at a size worth reading, else the largest size there is. */
function breakTitle(title: string, face: Face, width: number, maxSize: number, minSize: number): Block {
  const { capitals, tracking } = settings[face]
  const words = (capitals ? title.toUpperCase() : title).trim().split(/\s+/)
  const sized = (lines: string[]): Block => {
    const maxWidth = Math.max(...lines.map(text => measure(text, face, tracking)))
    return { lines, size: round(Math.min(maxSize, width / Math.max(maxWidth, 0.1))) }
  }
  const best = [1, 2, 3]
    .filter(count => count <= words.length)
    .map(count =>
      breaks(words, count)
        .map(sized)
        .reduce((a, b) => (b.size > a.size ? b : a)),
    )
  return best.find(block => block.size >= minSize) ?? best.reduce((a, b) => (b.size > a.size ? b : a))
}

/** The lines of a title, centred on `x`, the first baseline at `y`. */
function titleLines({ lines, size }: Block, face: Face, x: number, y: number, leading: number, ink: string): string {
  const { tracking } = settings[face]
  const d = lines.map((text, i) => lettering(text, face, { size, x, y: y + i * leading, anchor: 'middle', tracking }).d)
  return fill(d.join(''), ink)
}

export type Ratio = '3:4' | '1:1' | '16:9'

export interface TileGame {
  /** Seed of whatever is not chosen below. */
  id: string
  title: string
  provider: string
  emblem?: EmblemName | undefined
  palette?: PaletteName | undefined
  face?: Face | undefined
  /**
   * Category of the game (`RNG`, `LIVE`, …): narrows the emblems drawn from, and makes the wide
   * crop of `LIVE` a table.
   */
  kind?: string | undefined
}

/** Emblems that a game of a category may show when none is chosen. */
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
  RNG: emblems.filter(
    name => !['football', 'basket', 'pad', 'ball', 'hand', 'mines', 'plinko', 'rooster'].includes(name),
  ),
}

/** Sizes of the three crops in the picture's own units. */
const formats = {
  '3:4': { width: 240, height: 320, maxSize: 35, minSize: 22, foot: 34 },
  '1:1': { width: 240, height: 240, maxSize: 0, minSize: 0, foot: 0 },
  '16:9': { width: 320, height: 180, maxSize: 30, minSize: 19, foot: 30 },
} as const
type Format = (typeof formats)[Ratio]

/** Object on the table of a live scene, from the emblem or the words of the title. */
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
  return {
    emblem: shown,
    inks: palettes[game.palette ?? palette],
    face: game.face ?? face,
    motif: pick(draw, motifsFor(shown)),
  }
}

type Choice = ReturnType<typeof choose>

/** Ground, pattern and emblem; the emblem stands in the middle of what the title leaves free. */
function art({ emblem, inks, motif }: Choice, { width, height }: Format, free: number): string {
  const x = width / 2
  const y = round(free / 2)
  const scale = round(Math.min(width * 0.72, free * 0.8)) / 100
  return (
    fill(`M0 0h${width}v${height}H0z`, inks.ground) +
    motif(inks, { width, height, x, y }) +
    group(`translate(${round(x - 50 * scale)} ${round(y - 50 * scale)})scale(${scale})`, drawings[emblem](inks))
  )
}

/** The printed line with its sight, the title and the provider, on a strip of plain ground. */
function caption(
  { title, provider }: TileGame,
  { inks, face }: Choice,
  { width, height, maxSize, minSize, foot }: Format,
) {
  const x = width / 2
  const block = breakTitle(title, face, width * 0.84, maxSize, minSize)
  const leading = block.size * 1.06
  const first = height - foot - (block.lines.length - 1) * leading
  // Capitals are up to 0.84 em high; the sight hangs 5 below its line and needs air.
  const top = round(first - block.size * 0.84 - 10)
  const credit = lettering(provider.toUpperCase(), 'josefin', {
    size: 9.5,
    x,
    y: height - 12,
    anchor: 'middle',
    tracking: 0.17,
  })
  const drawing =
    fill(`M0 ${top}h${width}V${height}H0z`, inks.ground) +
    `<path d="M${width * 0.06} ${top}H${x - 9}M${x + 9} ${top}H${width * 0.94}" stroke="${inks.figure}" stroke-width="1.2"/>` +
    fill(diamond(x, top, 5, 5), inks.figure) +
    titleLines(block, face, x, first, leading, inks.title) +
    fill(credit.d, inks.title)
  return { top, drawing }
}

/**
 * The poster of a game as SVG text: ground, pattern and emblem, and but for the square crop a
 * printed line, title and provider. No gradient, no font, no id, so that it may stand in a page as
 * often as one likes.
 */
export function tile(game: TileGame, ratio: Ratio = '3:4'): string {
  if (ratio === '16:9' && game.kind?.toUpperCase() === 'LIVE')
    return liveScene({ id: game.id, title: game.title, prop: propOf(game), palette: game.palette })
  const format = formats[ratio]
  const choice = choose(game)
  const { top, drawing } = ratio === '1:1' ? { top: format.height, drawing: '' } : caption(game, choice, format)
  return picture({ ...format, label: game.title }, art(choice, format, top) + drawing)
}
