import { expect, it } from 'vitest'
import { layoutOf, type ChartPoint } from './chart-layout.ts'

const size = { width: 530, height: 360 }
const tickText = (tick: number) => String(tick)
const point = (value: number, index: number): ChartPoint => ({
  value,
  text: value.toFixed(2),
  label: `Sat ${index + 10}`,
})
const week = [-31.5, 95.95, -84, 0, -53.9, -60.55, 66.4].map(point)
const chartOf = (points: readonly ChartPoint[], more: { rtl?: boolean; width?: number } = {}) =>
  layoutOf({ points, size: { ...size, width: more.width ?? size.width }, rtl: more.rtl ?? false, tickText })

it('draws gains up and losses down from the line at zero, and nothing for zero [MEM-42]', () => {
  const { bars, zero, ticks, values, labels } = chartOf(week)
  expect(ticks.map(({ text }) => text)).toEqual(['-100', '-50', '0', '50', '100'])
  expect(ticks[2]?.y).toBe(zero)
  expect(bars.map(({ rises }) => rises)).toEqual([false, true, false, false, false, true])
  for (const { y, height, rises } of bars) expect(rises ? y + height : y).toBeCloseTo(zero)
  const [first, second] = bars
  expect((second?.height ?? 0) / (first?.height ?? 1)).toBeCloseTo(95.95 / 31.5)
  expect(values.map(({ text }) => text)).toEqual(week.map(({ text }) => text))
  expect(labels.map(({ text }) => text)).toEqual(week.map(({ label }) => label))
})

it('keeps everything inside its box, and bars apart', () => {
  const { bars, left, right, values, labels } = chartOf(week)
  for (const { x, y, width, height } of bars) {
    expect(x).toBeGreaterThanOrEqual(left)
    expect(x + width).toBeLessThanOrEqual(right)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThan(size.height)
  }
  for (const { y } of [...values, ...labels]) {
    expect(y).toBeGreaterThan(12)
    expect(y).toBeLessThan(size.height)
  }
  for (const [index, { x }] of bars.slice(1).entries())
    expect(x).toBeGreaterThan((bars[index]?.x ?? 0) + (bars[index]?.width ?? 0))
})

it('has thin bars, few labels and no values where there are many days', () => {
  const days = [...Array(90).keys()].map(index => point(index % 7 ? -index : index, index))
  const { bars, labels, values } = chartOf(days)
  expect(values).toEqual([])
  expect(bars).toHaveLength(89)
  expect(labels.length).toBeGreaterThan(4)
  for (const [index, { x }] of labels.slice(1).entries()) expect(x - (labels[index]?.x ?? 0)).toBeGreaterThan(40)
  for (const { width } of bars) expect(width).toBeLessThan(5)
})

it('leaves out values and labels that would lie over each other in a narrow place', () => {
  const { values, labels } = chartOf(week, { width: 280 })
  expect(values).toEqual([])
  expect(labels.map(({ text }) => text)).toEqual(['Sat 10', 'Sat 12', 'Sat 14', 'Sat 16'])
  const wide = week.map(each => ({ ...each, text: '+123,456,789.00' }))
  expect(chartOf(wide).values).toEqual([])
})

it('is mirrored where reading goes from right to left', () => {
  const [ltr, rtl] = [chartOf(week), chartOf(week, { rtl: true })]
  expect([rtl.left, rtl.right]).toEqual([size.width - ltr.right, size.width - ltr.left])
  for (const [index, { x, width }] of ltr.bars.entries()) expect(rtl.bars[index]?.x).toBeCloseTo(size.width - x - width)
  expect(rtl.ticks[0]?.x).toBe(size.width - (ltr.ticks[0]?.x ?? 0))
})

it('is one line where nothing was bet, and does not fail without any room', () => {
  const { bars, ticks, zero } = chartOf([0, 0].map(point))
  expect([bars, ticks.map(({ y }) => y)]).toEqual([[], [zero]])
  for (const points of [[], week]) {
    const numbers = JSON.stringify(layoutOf({ points, size: { width: 0, height: 0 }, rtl: false, tickText }))
    expect(numbers).not.toMatch(/null|NaN/)
  }
})
