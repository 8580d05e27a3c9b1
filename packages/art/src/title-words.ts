import type { EmblemName } from './emblems/index.ts'

/**
 * First words of the titles of generated slots. None of them stands among the second words, so no
 * title repeats itself.
 */
export const firstWords: readonly string[] = (
  'Golden Silver Jade Crimson Royal Lucky Wild Ancient Hidden Mystic Blazing Frozen Velvet Amber Scarlet Azure Ivory Copper Bronze Iron ' +
  'Crystal Midnight Sunlit Moonlit Northern Southern Eastern Western Grand Noble Secluded Wandering Rising Falling Dancing Singing Sleeping Roaring Gentle Swift ' +
  'Brave Bold Proud Quiet Merry Clever Mighty Little Twin Triple Double Seventh Thousand Endless Eternal Lost Forgotten Sacred Enchanted Painted ' +
  'Gilded Polished Burning Smoking Glowing Shining Shimmering Misty Stormy Windy Rainy Snowy Spring Summer Autumn Winter Morning Evening Sunset Daybreak ' +
  'Cobalt Teal Plum Rust Ochre Sage Coral Onyx Opal Marble Cedar Bamboo Willow Maple Saffron Cinnamon Honey Sugar Peppered Spiced ' +
  'Imperial Celestial Solar Stellar Cosmic Electric Neon Retro Vintage Classic Modern Urban Rustic Island Mountain Valley Prairie Jungle Arctic Tropic'
).split(' ')

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

/** Second words of those titles, each with the emblem that is drawn for it. */
export const titleEndings: readonly { emblem: EmblemName; word: string }[] = Object.entries(secondWords).flatMap(
  ([emblem, words]) => words.split(' ').map(word => ({ emblem: emblem as EmblemName, word })),
)
