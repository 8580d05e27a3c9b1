/**
 * The five reels, each a ring of symbols written as their ranks: 0 is the game's own emblem and
 * pays most, 7 pays least. No symbol stands twice within three places, so a reel never shows one
 * symbol twice.
 */
export const strips = [
  '4267452765473061732671027546752367',
  '7201736547056725647231524761256435',
  '54267456172567406725137462374607521437',
  '5647234723157631572057146073267452673',
  '305647326157365247562706457364721576',
] as const

export const reels = strips.length
export const rows = 3
export const ranks = 8

/** Places on each reel: the numbers a round draws are below these. */
export const stripLengths: readonly number[] = strips.map(strip => strip.length)

/** Rank at a place of a reel; places go round. */
export function rankAt(reel: number, place: number): number {
  const strip = strips[reel] ?? ''
  return Number(strip[place % strip.length])
}
