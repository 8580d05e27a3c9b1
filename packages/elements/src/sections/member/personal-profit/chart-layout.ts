import { scaleOf } from './chart-scale.ts'

/** A bar of the chart, and what is written at it. */
export interface ChartPoint {
  value: number
  /** The value as text. */
  text: string
  /** Under the bar. */
  label: string
}

/** Size of the drawing in CSS pixels. */
export interface ChartSize {
  width: number
  height: number
}

export interface ChartText {
  x: number
  y: number
  text: string
}

export interface Bar {
  x: number
  y: number
  width: number
  height: number
  rises: boolean
}

export interface ChartLayout {
  /** Ends of every horizontal line. */
  left: number
  right: number
  /** Height of the line at zero. */
  zero: number
  /** Horizontal lines, with the value each stands for. */
  ticks: readonly ChartText[]
  /** One for each point that is not zero. */
  bars: readonly Bar[]
  /** Values at the bars; none where there is no room. */
  values: readonly ChartText[]
  /** Labels under the bars, as many as there is room for. */
  labels: readonly ChartText[]
}

interface ChartOptions {
  points: readonly ChartPoint[]
  size: ChartSize
  /** The first point is at the right. */
  rtl: boolean
  tickText: (tick: number, digits: number) => string
}

/** Width of a character of 12 px, a little more than digits have. */
const charWidth = 8
const maxBarWidth = 36
/** Bars up to which each has its value. */
const maxValues = 10
/** Room over the plot for a value, and under it for a value and a label. */
const [top, bottom] = [24, 48]
const gap = 8

const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length)) * charWidth

/** Places of everything in a bar chart with a line at zero. */
export function layoutOf({ points, size, rtl, tickText }: ChartOptions): ChartLayout {
  const { min, max, ticks, digits } = scaleOf(points.map(({ value }) => value))
  const tickTexts = ticks.map(tick => tickText(tick, digits))
  const gutter = widest(tickTexts) + gap
  const slot = Math.max(1, size.width - gutter) / Math.max(1, points.length)
  const barWidth = Math.min(maxBarWidth, slot * 0.6)
  const yOf = (value: number) => top + ((max - value) / (max - min)) * Math.max(1, size.height - top - bottom)
  const turned = (x: number) => (rtl ? size.width - x : x)
  const middleOf = (index: number) => turned(gutter + (index + 0.5) * slot)
  const zero = yOf(0)
  const hasValues = points.length <= maxValues && widest(points.map(({ text }) => text)) <= slot
  const every = Math.ceil((widest(points.map(({ label }) => label)) + gap) / slot)
  return {
    left: Math.min(turned(gutter), turned(size.width)),
    right: Math.max(turned(gutter), turned(size.width)),
    zero,
    ticks: ticks.map((tick, index) => ({ x: turned(gutter - gap), y: yOf(tick), text: tickTexts[index] ?? '' })),
    bars: points.flatMap(({ value }, index) => {
      const y = yOf(value)
      const bar = { x: middleOf(index) - barWidth / 2, y: Math.min(y, zero), width: barWidth, rises: value > 0 }
      // A small result is seen, too.
      return value ? [{ ...bar, height: Math.max(1, Math.abs(y - zero)) }] : []
    }),
    values: points.flatMap(({ value, text }, index) => {
      const y = yOf(value) + (value < 0 ? 16 : -gap)
      return hasValues ? [{ x: middleOf(index), y, text }] : []
    }),
    labels: points.flatMap(({ label }, index) =>
      index % every ? [] : [{ x: middleOf(index), y: size.height - gap, text: label }],
    ),
  }
}
