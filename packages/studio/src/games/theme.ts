import { createHash } from 'node:crypto'
import type { Theme } from '../engine/game.ts'
import { emblems, type EmblemName, faces, type PaletteName, palettes } from '@baize/art'
import { drawnOf } from './drawn-games.ts'
import { ranks } from './slot/strips.ts'
import { subjects, titles } from './titles.ts'

/** Symbols under the game's own, best first; one that is the game's own steps aside for the next. */
const commons: readonly EmblemName[] = ['seven', 'gem', 'lotus', 'lantern', 'coin', 'bell', 'cherry', 'clover']

/** A frame that stands out from the room. */
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

const bySubject = new Map(
  Object.entries(subjects).flatMap(([emblem, words]) =>
    words.split(' ').map(word => [word, emblem as EmblemName] as const),
  ),
)

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
