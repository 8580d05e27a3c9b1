import { decimals } from '@baize/contract'
import type { Rules } from '../game.ts'
import { Refusal } from '../refusal.ts'

/**
 * A game takes the stakes of its own list (`stakes` of its rules) and no others, so every win is a
 * whole number of minor units.
 * @throws Refusal BAD_STAKE
 */
export function checkStake(rules: Rules, stake: bigint, currency: string): void {
  if (!rules.stakes(decimals(currency)).includes(stake)) throw new Refusal('BAD_STAKE')
}
