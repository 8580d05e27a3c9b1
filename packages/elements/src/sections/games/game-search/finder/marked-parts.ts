import { wordsIn } from './words-in.ts'

/** A piece of a name, and whether it was typed. */
export interface NamePart {
  text: string
  marked: boolean
}

/** How many characters of a word make up what was typed, with the accents that belong to them. */
function lengthOf(typed: string, word: string): number {
  const made = (length: number) => wordsIn(word.slice(0, length)).join('')
  let length = 1
  while (length < word.length && made(length) !== typed) length++
  while (length < word.length && made(length + 1) === typed) length++
  return length
}

/** The parts of a name, those marked with which a typed word begins one of its words (GAME-45). */
export function markedParts(name: string, typed: readonly string[]): NamePart[] {
  return name
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter(Boolean)
    .flatMap(text => {
      const [word = ''] = wordsIn(text)
      const [found] = typed.filter(each => word.startsWith(each)).sort((one, other) => other.length - one.length)
      if (!found) return [{ text, marked: false }]
      const length = lengthOf(found, text)
      return [
        { text: text.slice(0, length), marked: true },
        { text: text.slice(length), marked: false },
      ].filter(part => part.text)
    })
}
