import type { Category } from '@baize/contract'
import type { StoredBonus } from '../bonus-money/index.ts'
import type { Deps } from '../deps.ts'
import { validBetsByCategory } from '../records/index.ts'

/**
 * What bets count for a turnover, in minor units, rounded down once.
 * @param contributions - per cent by category; 100 where there is none
 */
export function countedFor(
  bets: ReadonlyMap<Category, bigint>,
  contributions: Partial<Record<Category, number>>,
): bigint {
  const hundredths = [...bets].reduce((sum, [category, bet]) => sum + bet * BigInt(contributions[category] ?? 100), 0n)
  return hundredths / 100n
}

/**
 * The turnover of a bonus in minor units: of the valid bets that were placed since it was granted
 * and before it runs out, added up anew from the player's bets while it is active.
 */
export async function turnoverOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, of: StoredBonus): Promise<bigint> {
  const { turnoverDone, turnoverNeeded, grantedAt, validUntil, contributions } = of
  if (turnoverDone !== null) return turnoverDone
  // A bet of this very moment counts.
  const until = new Date(Math.min(clock.now().getTime() + 1, validUntil.getTime()))
  const done = countedFor(await validBetsByCategory(db, of, { from: grantedAt, until }), contributions)
  return done < turnoverNeeded ? done : turnoverNeeded
}
