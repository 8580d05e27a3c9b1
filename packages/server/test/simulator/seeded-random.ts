/** Choices that are the same for the same seed. */
export interface SeededRandom {
  /** A whole number from 0 to one less than `count`. */
  below: (count: number) => number
  pick: <T>(list: readonly T[]) => T
}

/** Choices by mulberry32, whose 32 bits of state are enough for a few hundred of them. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
  return {
    below,
    pick: list => {
      if (!list.length) throw new Error('Nothing to choose from')
      return list[below(list.length)]!
    },
  }
}
