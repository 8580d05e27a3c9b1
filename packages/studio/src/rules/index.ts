import { type AscentShown, ascent } from '../ascent/rules.ts'
import { dice, type DiceShown } from '../dice/rules.ts'
import { plinko, type PlinkoShown } from '../plinko/rules.ts'
import { slot, type SlotShown } from '../slot/rules.ts'
import type { Rules } from './rules.ts'

const table = { slot, ascent, dice, plinko }
export type Kind = keyof typeof table
/** Every kind of game there is. */
export const kinds = Object.keys(table) as Kind[]

/** What a drawn round shows, by kind of game. */
export interface ShownOf {
  slot: SlotShown
  ascent: AscentShown
  dice: DiceShown
  plinko: PlinkoShown
}

/** Games that are no slots, by their code. */
const kindByCode: Record<string, Kind> = { ascent: 'ascent', 'dice-hall': 'dice', plinko: 'plinko' }

/** Which kind of game a code is. */
export const kindOf = (gameCode: string): Kind =>
  Object.hasOwn(kindByCode, gameCode) ? (kindByCode[gameCode] ?? 'slot') : 'slot'

export const rulesOf = (kind: Kind): Rules => table[kind]
export const isKind = (text: string): text is Kind => Object.hasOwn(table, text)
