import { glyph } from '@baize/art'
import type { Random } from '../deps.ts'

/** Letters and digits that cannot be mistaken for one another. */
const alphabet = 'ACDEFHJKLMNPRTUVWXY3479'
const size = { width: 128, height: 44 }
/** A font without hairlines, so that letters stay readable when their points move. */
const face = 'oswald'
const ink = '#3b2f63'
const paper = '#f4efe2'

/** A code of four or five characters. */
export function newCode(random: Random): string {
  return Array.from({ length: 4 + random.below(2) }, () => alphabet[random.below(alphabet.length)]).join('')
}

/**
 * A code as an SVG picture: outlines instead of text, with moved points, turned, contours in random
 * order and struck through. It stops simple programs; the lock protects the account (AUTH-55).
 */
export function drawCode(code: string, random: Random): string {
  const step = size.width / (code.length + 0.6)
  const contours = [...code].flatMap((char, index) => letter(char, step * (index + 0.8), random))
  const strikes = Array.from({ length: 3 }, () => strike(random)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">` +
    `<rect width="100%" height="100%" fill="${paper}"/><path d="${shuffled(contours, random).join('')}" fill="${ink}"/>` +
    `<g fill="none" stroke="${ink}" stroke-width="1.3">${strikes}</g></svg>`
  )
}

/** From -1 to 1. */
const chance = (random: Random): number => random.below(2001) / 1000 - 1
const tenth = (n: number): number => Math.round(n * 10) / 10

/** The contours of one character, around its centre. */
function letter(char: string, centre: number, random: Random): string[] {
  const { commands, advance } = glyph(char, face)
  const scale = (31 + 4 * chance(random)) / 1000
  const angle = 0.32 * chance(random)
  const [left, top] = [centre + 2 * chance(random), size.height / 2 + 4 * chance(random)]
  const place = (x: number, y: number): string => {
    const [dx, dy] = [(x - advance / 2) * scale, (y + 350) * scale]
    const [turnedX, turnedY] = [
      dx * Math.cos(angle) - dy * Math.sin(angle),
      dx * Math.sin(angle) + dy * Math.cos(angle),
    ]
    return `${tenth(left + turnedX + 0.6 * chance(random))} ${tenth(top + turnedY + 0.6 * chance(random))}`
  }
  const text = commands
    .map(
      ({ op, at }) =>
        op +
        pairs(at)
          .map(([x, y]) => place(x, y))
          .join(' '),
    )
    .join('')
  return text.split(/(?=M)/)
}

const pairs = (at: readonly number[]): [number, number][] =>
  Array.from({ length: at.length / 2 }, (_, index) => [at[2 * index] ?? 0, at[2 * index + 1] ?? 0])

function strike(random: Random): string {
  const y = () => tenth(size.height / 2 + 16 * chance(random))
  return `<path d="M${random.below(14)} ${y()}C${40 + random.below(10)} ${y()} ${75 + random.below(10)} ${y()} ${size.width - random.below(14)} ${y()}"/>`
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map(item => ({ item, at: random.below(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
