import type { GameItem } from '@baize/contract'

/** An entry of the list: a game, or a search made before. */
export type Option = { is: 'game'; game: GameItem } | { is: 'term'; term: string }

export const gameOption = (game: GameItem): Option => ({ is: 'game', game })
export const termOption = (term: string): Option => ({ is: 'term', term })
export const keyOf = (option: Option): string =>
  option.is === 'game' ? option.game.nodeId : `term ${option.term.toLowerCase()}`
export const optionId = (index: number): string => `finder-option-${index}`

/** Options that a key moves by. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/**
 * The next option of a key; null where the key does not move. From the field down to the first, up
 * to the last; one step beyond an end is the other end, a leap stops there.
 */
export function stepTo(key: string, at: number, length: number): number | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (!step || !length) return null
  if (at < 0) return step > 0 ? 0 : length - 1
  if (Math.abs(step) === 1) return (at + step + length) % length
  return Math.min(Math.max(at + step, 0), length - 1)
}
