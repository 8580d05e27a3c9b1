import { outlines } from './lettering.gen.ts'
import { round } from './svg.ts'

type Point = readonly [x: number, y: number]
interface Step {
  op: Command['op']
  /** The control point of a curve, then where the pen ends. */
  points: Point[]
}

/**
 * Curves that leave a straight line by less than this (in units of the picture) are drawn straight.
 */
const flat = 0.2

/** Distance of a point from the line between two others. */
function beside([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  return length ? Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length : Math.hypot(x - ax, y - ay)
}

const pairs = (numbers: number[]): Point[] =>
  numbers.flatMap((n, i) => (i % 2 ? [] : [[n, numbers[i + 1] ?? 0] as const]))

/**
 * The same outline in fewer steps: flat curves are lines, and lines in one direction are one line.
 */
function simplify(steps: Step[]): Step[] {
  const kept: Step[] = []
  let from: Point = [0, 0]
  let before: Point = from
  for (const { op, points } of steps) {
    const [first = from] = points
    const to = points.at(-1) ?? from
    const straight = op === 'L' || (op === 'Q' && beside(first, from, to) / 2 <= flat)
    const last = kept.at(-1)
    const onward = (from[0] - before[0]) * (to[0] - from[0]) + (from[1] - before[1]) * (to[1] - from[1]) > 0
    if (straight && last?.op === 'L' && onward && beside(from, before, to) <= flat / 2) last.points = [to]
    else {
      kept.push(straight ? { op: 'L', points: [to] } : { op, points })
      before = from
    }
    from = to
  }
  return kept
}

/** Numbers with nothing between them that a parser does not need. */
const join = (numbers: number[]): string =>
  numbers.reduce((text, n) => {
    const digits = String(n).replace(/^(-?)0\./, '$1.')
    return text && !digits.startsWith('-') ? `${text} ${digits}` : text + digits
  }, '')

function straightText(x: number, y: number): string {
  if (!x) return y ? `v${join([y])}` : ''
  return y ? `l${join([x, y])}` : `h${join([x])}`
}

/**
 * Writes an outline with relative numbers, each counted from the last rounded point, so that
 * rounding never adds up.
 */
function outlineText(commands: readonly Command[], scale: number, left: number, top: number): string {
  const place = ([x, y]: Point): Point => [round(x * scale + left), round(y * scale + top)]
  const steps = simplify(commands.map(({ op, at }) => ({ op, points: pairs(at).map(place) })))
  let pen: Point = [0, 0]
  const write = ({ op, points }: Step): string => {
    if (op === 'Z') return 'z'
    const moved = points.flatMap(([x, y]) => [round(x - pen[0]), round(y - pen[1])])
    pen = points.at(-1) ?? pen
    if (op === 'M') return `M${join([...pen])}`
    return op === 'Q' ? `q${join(moved)}` : straightText(moved[0] ?? 0, moved[1] ?? 0)
  }
  return steps.map(write).join('')
}

export const faces = ['josefin', 'oswald', 'limelight', 'marcellus'] as const
export type Face = (typeof faces)[number]

/**
 * One step of an outline; `at` holds x and y by turns (a curve's control point first), in
 * thousandths of an em.
 */
export interface Command {
  op: 'M' | 'L' | 'Q' | 'Z'
  at: number[]
}
export interface Glyph {
  commands: Command[]
  /** Advance of the pen, in thousandths of an em. */
  advance: number
}

/**
 * Characters that the faces lack and that have a near relation (Vietnamese titles, typographic
 * quotes).
 */
const relations: Record<string, string> = {
  đ: 'd',
  Đ: 'D',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '—': '-',
  '…': '.',
  ø: 'o',
  ł: 'l',
  ß: 's',
  '₫': 'd',
}
const unaccented = (char: string): string => char.normalize('NFD').replace(/\p{M}/gu, '')

/**
 * The character itself, its bare letter, a relation, or a question mark: a title is never refused
 * for a letter.
 */
function drawable(char: string, face: Face): string {
  const { glyphs } = outlines[face]
  return [char, unaccented(char), relations[unaccented(char)] ?? ''].find(each => each in glyphs) ?? '?'
}

function parse(d: string): Command[] {
  return [...d.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, op, numbers]) => ({
    op: op as Command['op'],
    at: numbers ? numbers.split(' ').map(Number) : [],
  }))
}

/**
 * The outline of one character: y downwards, baseline at 0. Never throws; what no face has becomes
 * a readable substitute.
 */
export function glyph(char: string, face: Face): Glyph {
  const [advance, d] = outlines[face].glyphs[drawable(char, face)] as [number, string]
  return { advance, commands: parse(d) }
}

export interface Setting {
  /** Size of an em in the picture's units. */
  size: number
  x?: number
  y?: number
  anchor?: 'start' | 'middle' | 'end'
  /** Extra room between letters, in ems. */
  tracking?: number
}

const before = { start: 0, middle: 0.5, end: 1 }

/** Place of each character, and length of the line, in thousandths of an em. */
function set(text: string, face: Face, tracking: number) {
  const { kerning } = outlines[face]
  const chars = [...text].map(char => drawable(char, face))
  let pen = 0
  const placed = chars.map((char, i) => {
    const next = chars[i + 1]
    const one = { at: pen, commands: glyph(char, face).commands }
    pen += glyph(char, face).advance + (next ? tracking * 1000 + (kerning[char + next] ?? 0) : 0)
    return one
  })
  return { placed, length: pen }
}

/** Length of a line in ems. */
export const measure = (text: string, face: Face, tracking = 0): number => set(text, face, tracking).length / 1000

/** A line of text as one path, so that no page has to load a display font. `y` is the baseline. */
export function lettering(
  text: string,
  face: Face,
  { size, x = 0, y = 0, anchor = 'start', tracking = 0 }: Setting,
): { d: string; width: number } {
  const scale = size / 1000
  const { placed, length } = set(text, face, tracking)
  const left = x - length * scale * before[anchor]
  return {
    d: placed.map(each => outlineText(each.commands, scale, left + each.at * scale, y)).join(''),
    width: round(length * scale),
  }
}
