import { day, rewardStep, timing } from '@baize/contract'

const hash = (text: string): number => {
  let sum = 2166136261
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619)
  return sum >>> 0
}

/**
 * The decorative number under a tile at a moment: it begins each day at a value of the game's own
 * and grows by 165.11 every three seconds (GAME-06, GAME-07). It is decoration, and no amount of
 * anybody.
 *
 * @param now - milliseconds since 1970
 * @param places - decimals that it is written with
 */
export function rewardAt(nodeId: string, now: number, places: number): string {
  const today = Math.floor(now / day)
  const start = 20_000 + (hash(`${nodeId} ${today}`) % 4_000_000)
  const ticks = Math.floor((now - today * day) / timing.rewardTick)
  return (start + ticks * rewardStep).toFixed(Math.min(2, places))
}
