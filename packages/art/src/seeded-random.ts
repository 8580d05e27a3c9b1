/** A stream of numbers in [0, 1) that is always the same for the same text. */
export type Draw = () => number

function hash(text: string): number {
  let sum = 2166136261
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16777619)
  return sum >>> 0
}

/** Mulberry32 over FNV-1a: small, quick and good enough to choose colours with. Never for money. */
export function seeded(text: string): Draw {
  let state = hash(text)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the choices. */
export function pick<T>(draw: Draw, choices: readonly T[]): T {
  return choices[Math.floor(draw() * choices.length)] as T
}
