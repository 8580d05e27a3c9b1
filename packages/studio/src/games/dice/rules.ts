import type { Rules } from '../../engine/game.ts'
import { fieldOf, pause, wholeStakes } from '../common-rules.ts'

export const sides = ['under', 'over'] as const
export interface DiceChoice {
  side: (typeof sides)[number]
  /** Chance to win that the player chose, in percent. */
  chance: number
}
export interface DiceShown {
  /** Hundredths: 4217 is 42.17. */
  roll: number
  hit: boolean
}

/** Pay of a chance, in hundredths of the stake. Each returns 97 of 100 exactly. */
export const pays: ReadonlyMap<number, number> = new Map([
  [2, 4850],
  [4, 2425],
  [5, 1940],
  [10, 970],
  [20, 485],
  [25, 388],
  [50, 194],
])
/** A roll is one of so many: 0.00 to 99.99. */
export const rolls = 10_000

/** Whether a roll is within the chance: among the lowest, or among the highest. */
export const hits = (roll: number, { side, chance }: DiceChoice): boolean =>
  side === 'under' ? roll < chance * 100 : roll >= rolls - chance * 100

/** One roll from 0.00 to 99.99, bet to come out low or high. */
export const dice: Rules<DiceChoice, DiceShown> = {
  rtp: '97.00',
  pauseMs: pause.other,
  upperBounds: [rolls],
  stakes: wholeStakes,
  choiceOf(sent) {
    const side = sides.find(each => each === fieldOf(sent, 'side'))
    const chance = Number(fieldOf(sent, 'chance'))
    return side && pays.has(chance) ? { side, chance } : null
  },
  outcome([roll = 0], stake, choice) {
    const hit = hits(roll, choice)
    return { shown: { roll, hit }, win: hit ? (stake * BigInt(pays.get(choice.chance) ?? 0)) / 100n : 0n }
  },
}
