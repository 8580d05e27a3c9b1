import type { EmblemName, Face, PaletteName } from '@baize/art'

/** Games whose look was chosen by hand: emblem, palette and lettering, as on their posters. */
export const titles: Record<string, readonly [emblem: EmblemName, palette: PaletteName, face: Face]> = {
  'jade-dragon': ['dragon', 'felt', 'limelight'],
  'gem-cascade': ['gem', 'cobalt', 'josefin'],
  'triple-sevens': ['seven', 'ivory', 'oswald'],
  'tiger-court': ['tiger', 'rust', 'oswald'],
  'pharaoh-rising': ['pyramid', 'sky', 'marcellus'],
  'lotus-night': ['lotus', 'midnight', 'marcellus'],
  'fortune-mint': ['coin', 'oxblood', 'marcellus'],
  'crown-vault': ['crown', 'plum', 'limelight'],
  'cherry-club': ['cherry', 'sage', 'josefin'],
  'lantern-street': ['lantern', 'rose', 'limelight'],
  'temple-bell': ['bell', 'teal', 'josefin'],
  'ember-peak': ['volcano', 'coral', 'oswald'],
  'moon-garden': ['moon', 'ink', 'marcellus'],
  'silver-key': ['key', 'ochre', 'josefin'],
  ascent: ['rocket', 'midnight', 'oswald'],
  plinko: ['plinko', 'felt', 'josefin'],
  'dice-hall': ['dice', 'oxblood', 'limelight'],
}

/** What a title is about, by its last word. */
export const subjects = {
  gem: 'cascade jewels prism facets sapphire ruby emerald diamonds',
  coin: 'mint ducats florins purse treasure bounty doubloon',
  seven: 'sevens bars reels streak',
  dragon: 'dragon serpent drake wyvern',
  pyramid: 'pharaoh pyramid oasis scarab sphinx dunes nile',
  crown: 'crown throne palace kingdom empress prince castle regent',
  cherry: 'cherries orchard harvest fruits plums grove',
  tiger: 'tiger panther lynx jaguar leopard',
  lotus: 'lotus petals blossom orchid garden bloom',
  lantern: 'lantern festival parade carnival bazaar',
  bell: 'bell temple chimes shrine pagoda',
  volcano: 'volcano peak crater summit inferno',
  moon: 'moon nightfall eclipse comet starlight twilight horizon aurora',
  key: 'key vault secret chest cipher manor',
  fish: 'river lagoon koi stream',
  shell: 'pearl shell cove bay',
  trident: 'tide ocean depths atoll',
  anchor: 'harbour voyage galleon corsair anchor',
  rooster: 'rooster barnyard',
  rocket: 'rocket galaxy orbit nebula',
  dice: 'dice gambit',
  wheel: 'wheel fortune',
  cards: 'aces jokers',
} as const satisfies Partial<Record<EmblemName, string>>
