import { faces, palettes } from '@baize/art'
import type { EmblemName, PaletteName } from '@baize/art'
import { codeOf, editorialGames } from './editorial.ts'
import type { GameSeed } from './editorial.ts'
import { vendorSeeds } from './vendor-seeds.ts'

/** First words of generated titles. None of them stands among the second words, so no title repeats itself. */
const firstWords = (
  'Golden Silver Jade Crimson Royal Lucky Wild Ancient Hidden Mystic Blazing Frozen Velvet Amber Scarlet Azure Ivory Copper Bronze Iron ' +
  'Crystal Midnight Sunlit Moonlit Northern Southern Eastern Western Grand Noble Secluded Wandering Rising Falling Dancing Singing Sleeping Roaring Gentle Swift ' +
  'Brave Bold Proud Quiet Merry Clever Mighty Little Twin Triple Double Seventh Thousand Endless Eternal Lost Forgotten Sacred Enchanted Painted ' +
  'Gilded Polished Burning Smoking Glowing Shining Shimmering Misty Stormy Windy Rainy Snowy Spring Summer Autumn Winter Morning Evening Sunset Daybreak ' +
  'Cobalt Teal Plum Rust Ochre Sage Coral Onyx Opal Marble Cedar Bamboo Willow Maple Saffron Cinnamon Honey Sugar Peppered Spiced ' +
  'Imperial Celestial Solar Stellar Cosmic Electric Neon Retro Vintage Classic Modern Urban Rustic Island Mountain Valley Prairie Jungle Arctic Tropic'
).split(' ')

/** Second words of generated titles, under the emblem that is drawn for them. */
const secondWords = {
  gem: 'Cascade Jewels Prism Facets Sapphire Ruby Emerald Diamonds',
  coin: 'Mint Ducats Florins Purse Treasure Bounty Doubloon',
  seven: 'Sevens Bars Reels Streak',
  dragon: 'Dragon Serpent Drake Wyvern',
  pyramid: 'Pharaoh Pyramid Oasis Scarab Sphinx Dunes Nile',
  crown: 'Crown Throne Palace Kingdom Empress Prince Castle Regent',
  cherry: 'Cherries Orchard Harvest Fruits Plums Grove',
  tiger: 'Tiger Panther Lynx Jaguar Leopard',
  lotus: 'Lotus Petals Blossom Orchid Garden Bloom',
  lantern: 'Lantern Festival Parade Carnival Bazaar',
  bell: 'Bell Temple Chimes Shrine Pagoda',
  volcano: 'Volcano Peak Crater Summit Inferno',
  moon: 'Moon Nightfall Eclipse Comet Starlight Twilight Horizon Aurora',
  key: 'Key Vault Secret Chest Cipher Manor',
  fish: 'River Lagoon Koi Stream',
  shell: 'Pearl Shell Cove Bay',
  trident: 'Tide Ocean Depths Atoll',
  anchor: 'Harbour Voyage Galleon Corsair Anchor',
  rooster: 'Rooster Barnyard',
  rocket: 'Rocket Galaxy Orbit Nebula',
  dice: 'Dice Gambit',
  wheel: 'Wheel Fortune',
  cards: 'Aces Jokers',
} as const satisfies Partial<Record<EmblemName, string>>

/** Games that a catalogue may hold at most. */
export const catalogueLimit = 10_000

const endings = Object.entries(secondWords).flatMap(([emblem, words]) =>
  words.split(' ').map(word => ({ emblem: emblem as EmblemName, word })),
)
const paletteNames = Object.keys(palettes) as PaletteName[]
const pairs = firstWords.length * endings.length
/** Shares no factor with the number of pairs, so that its steps meet every pair once before they meet one again. */
const stride = 7919
const slotVendors = vendorSeeds.filter(vendor => vendor.gameType === 'RNG')
const taken = new Set(editorialGames.map(game => game.name))

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** The generated slot of a place; null where its title is one that was chosen by hand. */
function slotAt(place: number): Omit<GameSeed, 'nodeId'> | null {
  const pair = (place * stride) % pairs
  const ending = pick(endings, Math.floor(pair / firstWords.length))
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
 * The demo catalogue: the games chosen by hand, then slots without end. The same number always gives the same games, and
 * a smaller catalogue is the beginning of a larger one.
 */
export function catalogue(count: number): GameSeed[] {
  const games = editorialGames.slice(0, count)
  for (let place = 1; games.length < Math.min(count, catalogueLimit) && place < pairs; place++) {
    const slot = slotAt(place)
    if (slot) games.push({ ...slot, nodeId: String(101_000 + place) })
  }
  return games
}
