import type { EmblemName, Face, PaletteName } from '@baize/art'
import type { Category } from '@baize/contract'

/** A game as the catalogue is seeded with it. */
export interface GameSeed {
  nodeId: string
  vassalage: string
  gameType: Category
  gameCode: string
  name: string
  /** Emblem, palette and face of the poster (`@baize/art`). */
  emblem: EmblemName
  palette: PaletteName
  face: Face
  /** Opens a list of the vendor's games and is none itself. */
  container: boolean
  /** How many days before the first start it came out. */
  ageDays: number
}

type EditorialGame = readonly [name: string, emblem: EmblemName, vassalage: string, palette: PaletteName, face: Face]

/**
 * The games that a visitor sees first, in this order, as long as no game was played and none is
 * ranked.
 */
const firstGames: readonly (readonly [gameType: Category, ...EditorialGame])[] = [
  ['RNG', 'Jade Dragon', 'dragon', 'ORIENT', 'felt', 'limelight'],
  ['FISH', 'Reef Hunter', 'fish', 'CORAL', 'teal', 'oswald'],
  ['RNG', 'Gem Cascade', 'gem', 'LUMEN', 'cobalt', 'josefin'],
  ['LIVE', 'Royal Baccarat', 'cards', 'SALON', 'oxblood', 'marcellus'],
  ['RNG', 'Triple Sevens', 'seven', 'LUMEN', 'ivory', 'oswald'],
  ['BGS', 'Ascent', 'rocket', 'BAIZE', 'midnight', 'oswald'],
  ['RNG', 'Tiger Court', 'tiger', 'ORIENT', 'rust', 'oswald'],
  ['PVP', 'Jade Thirteen', 'dragon', 'ORIENT', 'teal', 'josefin'],
  ['RNG', 'Pharaoh Rising', 'pyramid', 'HARBOR', 'sky', 'marcellus'],
  ['LOTT', 'Lucky Draw 3D', 'ball', 'LOTT', 'midnight', 'josefin'],
  ['RNG', 'Lotus Night', 'lotus', 'LUMEN', 'midnight', 'marcellus'],
  ['COCKFIGHT', 'Arena Rooster', 'rooster', 'RING', 'rust', 'limelight'],
]

const byType: Record<Category, readonly EditorialGame[]> = {
  RNG: [
    ['Fortune Mint', 'coin', 'ORIENT', 'oxblood', 'marcellus'],
    ['Crown Vault', 'crown', 'HARBOR', 'plum', 'limelight'],
    ['Cherry Club', 'cherry', 'VOLT', 'sage', 'josefin'],
    ['Lantern Street', 'lantern', 'VOLT', 'rose', 'limelight'],
    ['Temple Bell', 'bell', 'ORIENT', 'teal', 'josefin'],
    ['Ember Peak', 'volcano', 'HARBOR', 'coral', 'oswald'],
    ['Moon Garden', 'moon', 'LUMEN', 'ink', 'marcellus'],
    ['Silver Key', 'key', 'VOLT', 'ochre', 'josefin'],
  ],
  LIVE: [
    ['Meridian Lobby', 'wheel', 'MERIDIAN', 'felt', 'marcellus'],
    ['Baccarat 01', 'cards', 'SALON', 'felt', 'marcellus'],
    ['Speed Baccarat', 'rocket', 'SALON', 'midnight', 'oswald'],
    ['Lantern Baccarat', 'lantern', 'ORIENT_LIVE', 'rust', 'limelight'],
    ['Crown Baccarat', 'crown', 'SALON', 'plum', 'limelight'],
    ['Dragon Baccarat', 'dragon', 'ORIENT_LIVE', 'cobalt', 'limelight'],
    ['Roulette Classic', 'wheel', 'MERIDIAN', 'oxblood', 'marcellus'],
    ['Blackjack Seven', 'cards', 'MERIDIAN', 'felt', 'oswald'],
    ['Baccarat Squeeze', 'cards', 'ORIENT_LIVE', 'teal', 'marcellus'],
    ['Auto Roulette', 'wheel', 'MERIDIAN', 'ink', 'oswald'],
    ['Sic Bo Noble', 'dice', 'MERIDIAN', 'plum', 'limelight'],
  ],
  FISH: [
    ['Ocean King', 'trident', 'CORAL', 'cobalt', 'marcellus'],
    ['Pearl Bay', 'shell', 'TIDEWATER', 'rose', 'limelight'],
    ['Deep Anchor', 'anchor', 'TIDEWATER', 'midnight', 'josefin'],
    ['Golden Shoal', 'fish', 'BAIZE', 'ochre', 'limelight'],
    ['Tide Master', 'trident', 'TIDEWATER', 'sage', 'oswald'],
    ['Coral Patrol', 'shell', 'CORAL', 'coral', 'josefin'],
    ['Night Trawler', 'anchor', 'CORAL', 'ink', 'marcellus'],
  ],
  PVP: [
    ['Club Thirteen', 'chip', 'SALON', 'felt', 'limelight'],
    ['Thirteen', 'cards', 'ARENA', 'oxblood', 'oswald'],
    ['Grand Thirteen', 'crown', 'ARENA', 'ochre', 'marcellus'],
  ],
  SPORTS: [
    ['Kickline', 'football', 'KICKLINE', 'felt', 'oswald'],
    ['Courtside', 'basket', 'COURTSIDE', 'rust', 'josefin'],
    ['Matchday', 'football', 'MATCHDAY', 'cobalt', 'marcellus'],
  ],
  ESPORTS: [['Bracket', 'pad', 'BRACKET', 'plum', 'oswald']],
  LOTT: [
    ['Mega Lotto', 'ball', 'LOTT', 'coral', 'oswald'],
    ['Five of Eleven', 'ball', 'LOTT', 'felt', 'josefin'],
    ['Mark Six', 'ball', 'LOTT', 'oxblood', 'limelight'],
    ['Ten Race', 'ball', 'LOTT', 'cobalt', 'oswald'],
    ['Five Digits', 'ball', 'LOTT', 'sage', 'marcellus'],
    ['Hanoi Draw', 'ball', 'TCG_LOTTO_VN', 'rust', 'josefin'],
    ['Saigon Draw', 'ball', 'TCG_LOTTO_VN', 'teal', 'oswald'],
    ['Da Nang Draw', 'ball', 'TCG_LOTTO_VN', 'plum', 'limelight'],
    ['Bangkok Numbers', 'ball', 'TCG_SEA', 'ochre', 'marcellus'],
    ['Manila Numbers', 'ball', 'TCG_SEA', 'midnight', 'josefin'],
    ['Penang Numbers', 'ball', 'TCG_SEA', 'rose', 'oswald'],
  ],
  ELOTT: [
    ['Minute Three', 'ball', 'ELOTT', 'sky', 'josefin'],
    ['Garden Eleven', 'ball', 'ELOTT', 'sage', 'limelight'],
    ['Minute Five', 'ball', 'ELOTT', 'ink', 'oswald'],
  ],
  COCKFIGHT: [
    ['Ring Master', 'rooster', 'RING', 'midnight', 'josefin'],
    ['Dawn Ring', 'rooster', 'SABONG', 'felt', 'marcellus'],
  ],
  BGS: [
    ['Plinko', 'plinko', 'BAIZE', 'felt', 'josefin'],
    ['Dice Hall', 'dice', 'BAIZE', 'oxblood', 'limelight'],
  ],
}

/** Games that came out within the month before the first start. */
const newGames = new Set(['Moon Garden', 'Lantern Street', 'Ascent', 'Night Trawler', 'Grand Thirteen', 'Minute Five'])
const lobbies = new Set(['Meridian Lobby'])

/**
 * Game code of a title: the title itself, so that the vendor knows by the code which theme to play.
 */
export const codeOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

const seed = (
  gameType: Category,
  [name, emblem, vassalage, palette, face]: EditorialGame,
  index: number,
): GameSeed => ({
  nodeId: String(100_001 + index),
  vassalage,
  gameType,
  gameCode: codeOf(name),
  name,
  emblem,
  palette,
  face,
  container: lobbies.has(name),
  ageDays: newGames.has(name) ? 2 + (index % 20) : 45 + ((index * 37) % 700),
})

type Entry = readonly [gameType: Category, line: EditorialGame]
const otherEntries: readonly Entry[] = Object.entries(byType).flatMap(([gameType, entries]) =>
  entries.map(line => [gameType as Category, line] as const),
)
const firstEntries: readonly Entry[] = firstGames.map(([gameType, ...line]) => [gameType, line] as const)

/**
 * Puts one game of every vendor before their others, so that a small catalogue has all vendors too.
 */
function vendorsFirst(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Set(firstEntries.map(([gameType, [, , vassalage]]) => `${vassalage} ${gameType}`))
  const isFirst = ([gameType, [, , vassalage]]: Entry) => {
    const key = `${vassalage} ${gameType}`
    return !seen.has(key) && seen.add(key)
  }
  const groups = Map.groupBy(entries, entry => (isFirst(entry) ? 'first' : 'other'))
  return [...(groups.get('first') ?? []), ...(groups.get('other') ?? [])]
}

/** The games that were chosen by hand, the first ones in front. */
export const editorialGames: readonly GameSeed[] = [...firstEntries, ...vendorsFirst(otherEntries)].map(
  ([gameType, line], index) => seed(gameType, line, index),
)
