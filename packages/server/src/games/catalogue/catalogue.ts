import { faces, firstWords, palettes, titleEndings } from '@baize/art'
import type { PaletteName } from '@baize/art'
import { codeOf, editorialGames } from './editorial.ts'
import type { GameSeed } from './editorial.ts'
import { vendorSeeds } from './vendor-seeds.ts'

/** Max games of a catalogue. */
export const catalogueLimit = 10_000

const paletteNames = Object.keys(palettes) as PaletteName[]
const pairs = firstWords.length * titleEndings.length
/**
 * Shares no factor with the number of pairs, so that its steps meet every pair once before they
 * meet one again.
 */
const stride = 7919
const slotVendors = vendorSeeds.filter(vendor => vendor.gameType === 'RNG')
const taken = new Set(editorialGames.map(game => game.name))

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** The generated slot of a place; null where its title is one that was chosen by hand. */
function slotAt(place: number): Omit<GameSeed, 'nodeId'> | null {
  const pair = (place * stride) % pairs
  const ending = pick(titleEndings, Math.floor(pair / firstWords.length))
  const name = `${pick(firstWords, pair)} ${ending.word}`
  if (taken.has(name)) return null
  return {
    vassalage: pick(slotVendors, place).vassalage,
    gameType: 'RNG',
    gameCode: codeOf(name),
    name,
    emblem: ending.emblem,
    // Neighbours in a list differ in colour and lettering, whoever makes them.
    palette: pick(paletteNames, place * 3),
    face: pick(faces, place + Math.floor(place / 4)),
    container: false,
    ageDays: 3 + ((place * 53) % 1100),
  }
}

/**
 * The demo catalogue: the games chosen by hand, then slots without end. The same number always
 * gives the same games, and a smaller catalogue is the beginning of a larger one.
 */
export function catalogue(count: number): GameSeed[] {
  const games = editorialGames.slice(0, count)
  for (let place = 1; games.length < Math.min(count, catalogueLimit) && place < pairs; place++) {
    const slot = slotAt(place)
    if (slot) games.push({ ...slot, nodeId: String(101_000 + place) })
  }
  return games
}
