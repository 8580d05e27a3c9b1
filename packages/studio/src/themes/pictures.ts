import { emblems, type EmblemName, lettering, measure, type PaletteName, palettes, symbol } from '@baize/art'
import { themeOf } from './theme.ts'

const svg = (width: number, height: number, inner: string, fit = 'xMidYMid slice'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}">${inner}</svg>`

/** An arch whose foot stands on the floor. */
const arch = (x: number, top: number, width: number, ink: string): string =>
  `<path d="M${x} 900V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V900z" fill="${ink}"/>`

/** The room that a machine stands in: a wall of arches in two near tones and a dark floor. */
export function room(palette: PaletteName): string {
  const { ground, plane, dark } = palettes[palette]
  const arches = Array.from({ length: 17 }, (_, i) => arch(-1220 + i * 216, 220, 172, plane))
  return svg(
    1440,
    900,
    `<path d="M-1400 0H2840V900H-1400z" fill="${ground}"/>${arches.join('')}` +
      `<path d="M-1400 960V800Q720 620 2840 800V960z" fill="${dark}"/>`,
    'xMidYMax slice',
  )
}

/** Title of a game as a path, so that the page loads no display font. */
export function titleLettering(gameCode: string): string {
  const { name, face, palette } = themeOf(gameCode)
  const tracking = 0.01
  const width = Math.ceil(measure(name, face, tracking) * 100) + 4
  const { d } = lettering(name, face, { size: 100, x: 2, y: 90, tracking })
  return svg(width, 124, `<path d="${d}" fill="${palettes[palette].title}"/>`, 'xMidYMid meet')
}

const isEmblem = (name: string): name is EmblemName => (emblems as readonly string[]).includes(name)
const isPalette = (name: string): name is PaletteName => name in palettes

/** The picture of a file name, or null: `room-<palette>`, `title-<gameCode>`, `<emblem>` in its own colours, `<emblem>-<palette>`. */
export function picture(name: string): string | null {
  if (name.startsWith('title-')) return titleLettering(name.slice('title-'.length))
  const [first = '', second, ...more] = name.split('-')
  if (more.length) return null
  if (first === 'room') return second && isPalette(second) ? room(second) : null
  if (!isEmblem(first)) return null
  if (second === undefined) return symbol(first)
  return isPalette(second) ? symbol(first, second) : null
}
