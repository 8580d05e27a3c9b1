import { type AscentShown, ascent } from '../ascent/rules.ts'
import { dice, type DiceShown } from '../dice/rules.ts'
import type { LotteryKind } from '../lottery/kinds.ts'
import { lotteryRules, type LotteryShown } from '../lottery/rules.ts'
import { plinko, type PlinkoShown } from '../plinko/rules.ts'
import { slot, type SlotShown } from '../slot/rules.ts'
import type { Rules } from './rules.ts'

/** Kinds of games that are drawn at the press. */
const instant = { slot, ascent, dice, plinko }
const table = { ...instant, ...lotteryRules }

export type InstantKind = keyof typeof instant
export type Kind = keyof typeof table
/** Every kind of game there is. */
export const kinds = Object.keys(table) as Kind[]

/** What a drawn round shows, by kind of game. */
export interface ShownOf extends Record<LotteryKind, LotteryShown> {
  slot: SlotShown
  ascent: AscentShown
  dice: DiceShown
  plinko: PlinkoShown
}

export const rulesOf = (kind: Kind): Rules => table[kind]
export const isKind = (text: string): text is Kind => Object.hasOwn(table, text)
