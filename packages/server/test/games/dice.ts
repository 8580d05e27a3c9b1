/**
 * A small generator with a seed, so that a failure can be repeated: each roll is a whole number
 * from 0 up to, but not including, `below`.
 */
export function dice(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) >>> 0
    return state % below
  }
}
