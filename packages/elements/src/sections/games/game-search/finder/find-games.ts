import type { Catalogue, Field } from './catalogue.ts'
import { wordsIn } from './words-in.ts'
import { matchOf, type WordMatch } from './word-match.ts'

/** A search with its filters. */
export interface SearchRequest {
  typed: string
  category?: string
  vendor?: string
}

/** Min letters with which something is looked for (GAME-45). */
export const minLetters = 2
/** Max words that are searched for. */
const maxWords = 6

/**
 * Points for a typed word by the field it is found in and how well it matches: names come before
 * vendors, vendors before kinds.
 */
const points: Readonly<Record<Field, Readonly<Record<WordMatch, number>>>> = {
  first: { whole: 13, beginning: 12, typo: 4 },
  title: { whole: 12, beginning: 11, typo: 3 },
  vendor: { whole: 9, beginning: 8, typo: 2 },
  kind: { whole: 7, beginning: 5, typo: 1 },
}

export const typedWords = (typed: string): string[] => {
  const words = wordsIn(typed).slice(0, maxWords)
  return words.join('').length < minLetters ? [] : words
}

/** Points of every game for one word. */
function pointsOf({ entries, columns }: Catalogue, typed: string, forgiving: boolean): Uint8Array {
  const values = new Uint8Array(columns.nodeIds.length)
  for (const { word, field, places } of entries) {
    const near = matchOf(typed, word, forgiving)
    if (!near) continue
    const value = points[field][near]
    for (const place of places) if ((values[place] ?? 0) < value) values[place] = value
  }
  return values
}

/** Places by what they are worth, the most first; equals in the order of the catalogue. */
function byPoints(values: Uint16Array): number[] {
  const byValue = new Map<number, number[]>()
  values.forEach((value, place) => {
    if (!value) return
    const places = byValue.get(value)
    if (places) places.push(place)
    else byValue.set(value, [place])
  })
  return [...byValue].sort(([one], [other]) => other - one).flatMap(([, places]) => places)
}

/** Points by which open games come before all closed ones; more than any words are worth. */
const openFirst = { open: 1000, maintenance: 1 } as const

/** Games that have every word, within the makers that were asked for. */
function gamesWith(catalogue: Catalogue, words: readonly string[], asked: readonly boolean[], forgiving: boolean) {
  const { nodeIds, makers, vendors, closed } = catalogue.columns
  const sums = new Uint16Array(nodeIds.length)
  makers.forEach((maker, place) => {
    if (asked[maker]) sums[place] = openFirst[vendors[maker]?.state ?? 'open']
  })
  for (const place of closed) if (sums[place]) sums[place] = openFirst.maintenance
  for (const word of words) {
    const values = pointsOf(catalogue, word, forgiving)
    values.forEach((value, place) => {
      sums[place] = sums[place] && value ? (sums[place] ?? 0) + 2 * value : 0
    })
  }
  return byPoints(sums)
}

/**
 * Places of the games that were looked for, best first. Typos are forgiven only where nothing is
 * written as it was typed. Without words, everything of the kind and vendor.
 */
export function findGames(catalogue: Catalogue, { typed, category, vendor }: SearchRequest): number[] {
  const words = typedWords(typed)
  if (!words.length && wordsIn(typed).length) return []
  const asked = catalogue.columns.vendors.map(
    maker => (!category || maker.gameType === category) && (!vendor || maker.vassalage === vendor),
  )
  const exact = gamesWith(catalogue, words, asked, false)
  return exact.length || !words.length ? exact : gamesWith(catalogue, words, asked, true)
}
