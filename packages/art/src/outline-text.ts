import type { Command } from './lettering.ts'
import { round } from './svg.ts'

type Point = readonly [x: number, y: number]
interface Step {
  op: Command['op']
  /** The control point of a curve, then where the pen ends. */
  points: Point[]
}

/** Curves that leave a straight line by less than this (in units of the picture) are drawn straight. */
const flat = 0.2

/** Distance of a point from the line between two others. */
function beside([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  return length ? Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length : Math.hypot(x - ax, y - ay)
}

const pairs = (numbers: number[]): Point[] =>
  numbers.flatMap((n, i) => (i % 2 ? [] : [[n, numbers[i + 1] ?? 0] as const]))

/** The same outline in fewer steps: flat curves are lines, and lines in one direction are one line. */
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

/** Writes an outline with relative numbers, each counted from the last rounded point, so that rounding never adds up. */
export function outlineText(commands: readonly Command[], scale: number, left: number, top: number): string {
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
