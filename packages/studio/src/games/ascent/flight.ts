/**
 * Course of a flight: its height at a moment and where that is drawn. Nothing here takes the result
 * of a round, so nothing that is drawn before the end can depend on it. Heights are hundredths of
 * the stake; places are parts of the picture from the upper left.
 */

/** Growth of the logarithm of the height, per second, and how much that grows with each second. */
const growth = { rate: 0.13, acceleration: 0.02 } as const

/**
 * Height after so many milliseconds: 2x after 3.5 seconds, 10x after 8, 100x after 12.3 and 1000x
 * after 15.6.
 */
export function heightAt(elapsed: number): number {
  const seconds = elapsed / 1000
  return 100 * Math.exp(growth.rate * seconds + growth.acceleration * seconds ** 2)
}

/** Milliseconds until a flight is at a height. */
export function timeTo(height: number): number {
  const { rate, acceleration } = growth
  const logarithm = Math.log(height / 100)
  return (1000 * (Math.sqrt(rate ** 2 + 4 * acceleration * logarithm) - rate)) / (2 * acceleration)
}

/** Part of the scale up to which the rocket climbs; from there on the scale grows with it. */
const highest = 0.62
/**
 * Part of the scale at which the cash-out stands at the start, and the cash-outs for which it does.
 * Others come in from above.
 */
const cashOut = { part: 0.54, min: 125, max: 400 } as const

/** Height at the upper end of the scale, while the rocket is at `height`. */
export function scaleTop(height: number, chosen: number): number {
  const shown = Math.min(cashOut.max, Math.max(cashOut.min, chosen))
  return 100 + Math.max((shown - 100) / cashOut.part, (height - 100) / highest)
}

/** Part of the scale at which a height stands. */
export const partOf = (height: number, top: number): number => (height - 100) / (top - 100)

/**
 * Where the path begins, how far it reaches across and up, and how it bends: the more, the further
 * it leans over.
 */
const path = { left: 0.16, foot: 0.92, width: 0.42, height: 0.8, bend: 1.5 } as const

/** Place of a part of the scale on the path of the rocket. */
export const placeOn = (part: number): { x: number; y: number } => ({
  x: path.left + path.width * part ** path.bend,
  y: path.foot - path.height * part,
})

/**
 * Degrees by which the rocket leans to the right, along its path, in a picture `wide` times as wide
 * as it is high.
 */
export const leanOn = (part: number, wide: number): number =>
  (Math.atan2(path.width * path.bend * part ** (path.bend - 1) * wide, path.height) * 180) / Math.PI
