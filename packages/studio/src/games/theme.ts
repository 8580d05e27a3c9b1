import { createHash } from 'node:crypto'
import type { Theme } from '../engine/game.ts'
import { emblems, type EmblemName, faces, firstWords, type PaletteName, palettes, titleEndings } from '@baize/art'
import { drawnOf, familyOf } from './drawn-games.ts'
import { ranks } from './slot/strips.ts'
import type { Face } from '@baize/art'

/** Games whose look was chosen by hand: emblem, palette and lettering, as on their posters. */
const titles: Record<string, readonly [emblem: EmblemName, palette: PaletteName, face: Face]> = {
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
  'reef-hunter': ['fish', 'teal', 'oswald'],
  'ocean-king': ['trident', 'cobalt', 'marcellus'],
  'golden-shoal': ['fish', 'ochre', 'limelight'],
  'coral-patrol': ['shell', 'coral', 'josefin'],
  'night-trawler': ['anchor', 'ink', 'marcellus'],
  thirteen: ['cards', 'oxblood', 'oswald'],
  'grand-thirteen': ['crown', 'ochre', 'marcellus'],
  'club-thirteen': ['chip', 'felt', 'limelight'],
  'jade-thirteen': ['dragon', 'teal', 'josefin'],
  ascent: ['rocket', 'midnight', 'oswald'],
  plinko: ['plinko', 'felt', 'josefin'],
  'dice-hall': ['dice', 'oxblood', 'limelight'],
  kickline: ['football', 'felt', 'oswald'],
  courtside: ['basket', 'rust', 'josefin'],
  matchday: ['football', 'cobalt', 'marcellus'],
  'dawn-ring': ['rooster', 'felt', 'marcellus'],
  bracket: ['pad', 'plum', 'oswald'],
  'arena-rooster': ['rooster', 'rust', 'limelight'],
  'ring-master': ['rooster', 'midnight', 'josefin'],
  'royal-baccarat': ['cards', 'oxblood', 'marcellus'],
  'baccarat-01': ['cards', 'oxblood', 'marcellus'],
  'speed-baccarat': ['rocket', 'midnight', 'oswald'],
  'crown-baccarat': ['crown', 'plum', 'limelight'],
  'lantern-baccarat': ['lantern', 'rust', 'limelight'],
  'dragon-baccarat': ['dragon', 'cobalt', 'limelight'],
  'baccarat-squeeze': ['cards', 'teal', 'marcellus'],
  'lucky-draw-3d': ['ball', 'midnight', 'josefin'],
  'mega-lotto': ['ball', 'coral', 'oswald'],
  'five-of-eleven': ['ball', 'felt', 'josefin'],
  'mark-six': ['ball', 'oxblood', 'limelight'],
  'ten-race': ['ball', 'cobalt', 'oswald'],
  'five-digits': ['ball', 'sage', 'marcellus'],
  'minute-three': ['ball', 'sky', 'josefin'],
  'garden-eleven': ['ball', 'sage', 'limelight'],
  'minute-five': ['ball', 'ink', 'oswald'],
  'hanoi-draw': ['ball', 'rust', 'josefin'],
  'saigon-draw': ['ball', 'teal', 'oswald'],
  'da-nang-draw': ['ball', 'plum', 'limelight'],
  'bangkok-numbers': ['ball', 'ochre', 'marcellus'],
  'manila-numbers': ['ball', 'midnight', 'josefin'],
  'penang-numbers': ['ball', 'rose', 'oswald'],
}

/**
 * Symbols under the game's own, best first; one that is the game's own steps aside for the next.
 */
const commons: readonly EmblemName[] = ['seven', 'gem', 'lotus', 'lantern', 'coin', 'bell', 'cherry', 'clover']

/** Palette of the frame for each palette of the room, so that the two differ. */
const frames: Record<PaletteName, PaletteName> = {
  felt: 'oxblood',
  oxblood: 'felt',
  midnight: 'oxblood',
  plum: 'midnight',
  rust: 'felt',
  teal: 'oxblood',
  ivory: 'felt',
  ink: 'oxblood',
  sky: 'midnight',
  rose: 'plum',
  ochre: 'oxblood',
  sage: 'felt',
  cobalt: 'midnight',
  coral: 'midnight',
}

/** Emblems of titles, by their last word. */
const bySubject = new Map(titleEndings.map(({ emblem, word }) => [word.toLowerCase(), emblem] as const))
const beginnings: ReadonlySet<string> = new Set(firstWords.map(word => word.toLowerCase()))

/** One of the choices, always the same one for the same text. */
function choose<T>(choices: readonly T[], text: string): T {
  const place = createHash('sha256').update(text).digest().readUInt32BE() % choices.length
  return choices[place] as T
}

const nameOf = (gameCode: string): string =>
  gameCode
    .split('-')
    .filter(Boolean)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/**
 * Whether the studio makes the game of a code: one chosen by hand, a lobby, or a slot with one of
 * the titles that its catalogue gives.
 */
export function isOffered(gameCode: string): boolean {
  if (Object.hasOwn(titles, gameCode) || familyOf(gameCode)) return true
  const [beginning = '', ending = '', ...more] = gameCode.split('-')
  return more.length === 0 && beginnings.has(beginning) && bySubject.has(ending)
}

/** The look of a game, from its code alone: chosen by hand, else by what its title is about. */
export function themeOf(gameCode: string): Theme {
  const subject = bySubject.get(gameCode.split('-').at(-1) ?? '')
  const [emblem, palette, face] = titles[gameCode] ?? [
    subject ?? choose(emblems, gameCode),
    choose(Object.keys(palettes) as PaletteName[], `${gameCode}:palette`),
    choose(faces, `${gameCode}:face`),
  ]
  const symbols = [emblem, ...commons.filter(common => common !== emblem)].slice(0, ranks)
  const name = drawnOf(gameCode)?.name ?? nameOf(gameCode)
  return { gameCode, name, emblem, palette, frame: frames[palette], face, symbols }
}
