import { outlines } from './lettering.gen.ts'
import { outlineText } from './outline-text.ts'
import { round } from './svg.ts'

export const faces = ['josefin', 'oswald', 'limelight', 'marcellus'] as const
export type Face = (typeof faces)[number]

/** One step of an outline; `at` holds x and y by turns (a curve's control point first), in thousandths of an em. */
export interface Command {
  op: 'M' | 'L' | 'Q' | 'Z'
  at: number[]
}
export interface Glyph {
  commands: Command[]
  /** Advance of the pen, in thousandths of an em. */
  advance: number
}

/** Characters that the faces lack and that have a near relation (Vietnamese titles, typographic quotes). */
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

/** The character itself, its bare letter, a relation, or a question mark: a title is never refused for a letter. */
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

/** The outline of one character: y downwards, baseline at 0. Never throws; what no face has becomes a readable substitute. */
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
