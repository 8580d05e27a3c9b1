import { type AscentShown, ascent } from './ascent/rules.ts'
import { dice, type DiceShown } from './dice/rules.ts'
import type { BookKind } from './sportsbook/fixtures/books.ts'
import { bookRules, type BookShown } from './sportsbook/rules.ts'
import { fishing, type FishingShown } from './fishing/rules.ts'
import type { LotteryKind } from './lottery/lottery-kinds.ts'
import { lotteryRules, type LotteryShown } from './lottery/rules.ts'
import { plinko, type PlinkoShown } from './plinko/rules.ts'
import { slot, type SlotShown } from './slot/rules.ts'
import { baccarat, type TableShown } from './baccarat/rules.ts'
import { thirteen, type ThirteenShown } from './thirteen/rules.ts'
import type { DrawnRules, Rules } from '../engine/game.ts'

/** Kinds of instant games: a round is drawn as soon as its bet is accepted. */
const instant = { slot, ascent, dice, plinko, fishing }
/** Kinds of games that wait for draws. */
const drawn = { baccarat, ...bookRules, ...lotteryRules }
/** Kinds of games that people play against each other. */
const seated = { thirteen }
const table = { ...instant, ...drawn, ...seated }

export type InstantKind = keyof typeof instant
export type SeatedKind = keyof typeof seated
export type DrawnKind = keyof typeof drawn
export type Kind = keyof typeof table
/** Every kind of game there is. */
export const kinds = Object.keys(table) as Kind[]

/** Result of a drawn round, by kind of game. */
export interface ShownOf extends Record<LotteryKind, LotteryShown>, Record<BookKind, BookShown> {
  slot: SlotShown
  ascent: AscentShown
  dice: DiceShown
  plinko: PlinkoShown
  baccarat: TableShown
  fishing: FishingShown
  thirteen: ThirteenShown
}

export const rulesOf = (kind: Kind): Rules => table[kind]
export const drawnRulesOf = (kind: DrawnKind): DrawnRules => drawn[kind]
export const isInstantKind = (kind: Kind): kind is InstantKind => Object.hasOwn(instant, kind)
export const isDrawnKind = (kind: Kind): kind is DrawnKind => Object.hasOwn(drawn, kind)
export const isKind = (text: string): text is Kind => Object.hasOwn(table, text)
