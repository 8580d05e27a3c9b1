import { lettering, measure, type Face } from './lettering.ts'
import { fill, round } from './svg.ts'

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

export interface Block {
  lines: string[]
  size: number
}

/** Fewest lines that can be set at a size worth reading, else the largest size there is. */
export function breakTitle(title: string, face: Face, width: number, largest: number, least: number): Block {
  const { capitals, tracking } = settings[face]
  const words = (capitals ? title.toUpperCase() : title).trim().split(/\s+/)
  const sized = (lines: string[]): Block => {
    const longest = Math.max(...lines.map(text => measure(text, face, tracking)))
    return { lines, size: round(Math.min(largest, width / Math.max(longest, 0.1))) }
  }
  const best = [1, 2, 3]
    .filter(count => count <= words.length)
    .map(count =>
      breaks(words, count)
        .map(sized)
        .reduce((a, b) => (b.size > a.size ? b : a)),
    )
  return best.find(block => block.size >= least) ?? best.reduce((a, b) => (b.size > a.size ? b : a))
}

/** The lines of a title, centred on `x`, the first baseline at `y`. */
export function titleLines(
  { lines, size }: Block,
  face: Face,
  x: number,
  y: number,
  leading: number,
  ink: string,
): string {
  const { tracking } = settings[face]
  const d = lines.map((text, i) => lettering(text, face, { size, x, y: y + i * leading, anchor: 'middle', tracking }).d)
  return fill(d.join(''), ink)
}
