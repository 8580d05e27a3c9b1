import { fromMinor } from '@baize/contract'
import type { Bonus } from '@baize/contract'
import { openStakes } from '../bonus-money/index.ts'
import type { Db } from '../db/open.ts'
import type { CountedBonus } from './settle.ts'

/** Bonuses of one player as the wire shows them. */
export async function shownBonuses(db: Db, all: readonly CountedBonus[]): Promise<Bonus[]> {
  const [first] = all
  if (!first) return []
  const stakes = await openStakes(db, first.stored.playerId)
  return all.map(({ stored, turnover }) => {
    const text = (units: bigint) => fromMinor(units, stored.currency)
    return {
      id: stored.id,
      name: stored.name,
      source: stored.source,
      amount: text(stored.amount),
      balance: text(stored.balance),
      staked: text(stakes.get(stored.id) ?? 0n),
      turnoverNeeded: text(stored.turnoverNeeded),
      turnoverDone: text(turnover),
      grantedAt: stored.grantedAt.toISOString(),
      validUntil: stored.validUntil.toISOString(),
      endedAt: stored.endedAt?.toISOString() ?? null,
      state: stored.state,
      currency: stored.currency,
    }
  })
}
