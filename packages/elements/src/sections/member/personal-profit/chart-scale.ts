/** The axis of a chart: values from `min` to `max`, with a line at each tick. */
export interface Scale {
  min: number
  max: number
  ticks: readonly number[]
  /** Digits after the point that the ticks need. */
  digits: number
}

/** Sizes of a step that are easy to read, times a power of ten. */
const sizes = [1, 2, 5, 10]
/** Max steps of an axis, beside the one that rounds its ends. */
const maxSteps = 4

/** Rounded scale around zero and all values; without any value but zero it has one tick. */
export function scaleOf(values: readonly number[]): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  if (low === high) return { min: -1, max: 1, ticks: [0], digits: 0 }
  const wanted = (high - low) / maxSteps
  const exponent = Math.floor(Math.log10(wanted))
  // Read from a text: a product of floats, such as `3 * 0.1`, may have digits that are none.
  const step = Number(`${sizes.find(size => size * 10 ** exponent >= wanted) ?? 10}e${exponent}`)
  const digits = Math.max(0, -exponent)
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  const ticks: number[] = []
  for (let nth = first; nth <= last; nth++) ticks.push(Number((nth * step).toFixed(digits)) || 0)
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 0, ticks, digits }
}
