import { LRUCache } from 'lru-cache'
import {
  creature,
  creatures,
  emblems,
  type EmblemName,
  lettering,
  measure,
  netGun,
  openNet,
  type PaletteName,
  palettes,
  reefScene,
  symbol,
} from '@baize/art'
import { themeOf } from './theme.ts'

const svg = (width: number, height: number, fit: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}">${inner}</svg>`

const archWidth = 172
const archStep = 216

/** An arch from its crown to the foot of the picture. */
const arch = (left: number, ink: string): string =>
  `<path d="M${left} 900V${220 + archWidth / 2}a${archWidth / 2} ${archWidth / 2} 0 0 1 ${archWidth} 0V900z" fill="${ink}"/>`

/**
 * The room that a machine stands in: a wall of arches in two near tones, symmetric about the
 * middle.
 */
export function room(palette: PaletteName): string {
  const { ground, plane } = palettes[palette]
  const arches = Array.from({ length: 17 }, (_, i) => arch(720 - archWidth / 2 + (i - 8) * archStep, plane))
  return svg(1440, 900, 'xMidYMax slice', `<path d="M-1400 0H2840V900H-1400z" fill="${ground}"/>${arches.join('')}`)
}

/** Title of a game as a path, so that the page loads no display font. */
export function titleLettering(gameCode: string): string {
  const { name, face, palette } = themeOf(gameCode)
  const tracking = 0.01
  const width = Math.ceil(measure(name, face, tracking) * 100) + 4
  const { d } = lettering(name, face, { size: 100, x: 2, y: 86, tracking })
  return svg(width, 116, 'xMidYMid meet', `<path d="${d}" fill="${palettes[palette].title}"/>`)
}

const isEmblem = (name: string): name is EmblemName => (emblems as readonly string[]).includes(name)
const isPalette = (name: string): name is PaletteName => name in palettes

/** Pictures of single games, by file name. */
const single: ReadonlyMap<string, () => string> = new Map([
  ['reef', reefScene],
  ['net', openNet],
  ['net-gun', netGun],
  ...creatures.map(name => [`creature-${name}`, () => creature(name)] as const),
])

/**
 * The picture of a file name, or null: `room-<palette>`, `title-<gameCode>`, `<emblem>` in its own
 * colours, `<emblem>-<palette>`, or one of a single game.
 */
export function picture(name: string): string | null {
  if (name.length > maxNameLength) return null
  const before = drawn.get(name)
  if (before !== undefined) return before
  const made = draw(name)
  if (made !== null) drawn.set(name, made)
  return made
}

/**
 * Pictures that were drawn before: names of games are anybody's to make up, so there is a bound.
 */
const drawn = new LRUCache<string, string>({ max: 500 })
/** Max characters of a game's code. */
const maxNameLength = 80

function draw(name: string): string | null {
  const own = single.get(name)
  if (own) return own()
  if (name.startsWith('title-')) return titleLettering(name.slice('title-'.length))
  const [first = '', second, ...more] = name.split('-')
  if (more.length) return null
  if (first === 'room') return second && isPalette(second) ? room(second) : null
  if (!isEmblem(first)) return null
  if (second === undefined) return symbol(first)
  return isPalette(second) ? symbol(first, second) : null
}
