/** How well a word matches what was typed. */
export type WordMatch = 'whole' | 'beginning' | 'typo'

/** Shorter words are too near to too many others. */
const shortestWithTypo = 4

/**
 * Whether one letter too many, too few, wrong, or two that changed places make what was typed the
 * beginning of a word.
 */
function oneTypo(typed: string, word: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const goesOn = (from: number, place: number) => word.startsWith(typed.slice(from), place)
  const swapped = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return goesOn(at + 1, at + 1) || goesOn(at + 1, at) || goesOn(at, at + 1) || (swapped && goesOn(at + 2, at + 2))
}

/**
 * How near a word is to what was typed; null where it is not. One typo in a word is forgiven where
 * that is asked for (GAME-45).
 */
export function matchOf(typed: string, word: string, forgiving: boolean): WordMatch | null {
  if (word.startsWith(typed)) return word.length === typed.length ? 'whole' : 'beginning'
  return forgiving && typed.length >= shortestWithTypo && oneTypo(typed, word) ? 'typo' : null
}
