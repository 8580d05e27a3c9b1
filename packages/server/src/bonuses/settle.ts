import { fromMinor } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { audit } from '../audit-trail/index.ts'
import type { AuditFacts } from '../audit-trail/index.ts'
import { activeBonuses, bonus, endBonus, lockActiveBonuses } from '../bonus-money/index.ts'
import type { StoredBonus } from '../bonus-money/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { notifyBonusOwner } from './notify-owner.ts'
import { turnoverOf } from './turnover.ts'

type EndDeps = Pick<Deps, 'db' | 'clock' | 'random'>

/** What the audit trail says of a bonus. */
export const factsOf = ({ state, name, balance, currency }: StoredBonus): AuditFacts => ({
  state,
  name,
  balance: fromMinor(balance, currency),
})

/** A bonus with its turnover. */
export interface CountedBonus {
  stored: StoredBonus
  /** Minor units. */
  turnover: bigint
}

export async function countBonus(deps: EndDeps, stored: StoredBonus): Promise<CountedBonus> {
  return { stored, turnover: await turnoverOf(deps, stored) }
}

/** How an active bonus ends by itself, its turnover before its time; null while it does not. */
function endOf({ clock }: EndDeps, { stored, turnover }: CountedBonus): 'completed' | 'expired' | null {
  if (turnover >= stored.turnoverNeeded) return 'completed'
  return clock.now() >= stored.validUntil ? 'expired' : null
}

const messageOf = { completed: 'bonusCompleted', expired: 'bonusExpired' } as const

/**
 * Locks the active bonuses of a player, in a transaction of the caller's, and ends those whose
 * turnover is done or whose time is over.
 * @returns those that are still active, with their turnover
 */
export async function settleLocked(deps: EndDeps, playerId: string): Promise<CountedBonus[]> {
  const active: CountedBonus[] = []
  for (const locked of await lockActiveBonuses(deps.db, playerId)) {
    const counted = await countBonus(deps, locked)
    const end = endOf(deps, counted)
    if (end === null) {
      active.push(counted)
      continue
    }
    const ended = await endBonus(deps, locked, end, counted.turnover)
    const facts = { reason: locked.id, before: factsOf(locked), after: factsOf(ended) }
    await audit(deps, deps.db, { account: null, ip: null, what: `bonus-${end}`, playerId, ...facts })
    await notifyBonusOwner(deps, ended, messageOf[end])
  }
  return active
}

/**
 * The active bonuses of a player with their turnover, after those have ended that are due: no call
 * waits for the job. Nothing is locked while none is.
 */
export async function settleBonuses(deps: EndDeps, playerId: string): Promise<CountedBonus[]> {
  const counted: CountedBonus[] = []
  for (const stored of await activeBonuses(deps.db, playerId)) counted.push(await countBonus(deps, stored))
  if (counted.every(each => endOf(deps, each) === null)) return counted
  return inTransaction(deps.db, tx => settleLocked({ ...deps, db: tx }, playerId))
}

/** Ends the bonuses of all players that are due. One that fails keeps none of the others back. */
export async function settleAllBonuses(deps: Deps): Promise<void> {
  const owners = await deps.db.selectDistinct({ playerId: bonus.playerId }).from(bonus).where(eq(bonus.state, 'active'))
  for (const { playerId } of owners)
    try {
      await settleBonuses(deps, playerId)
    } catch (error) {
      deps.report(error, { bonusesOf: playerId })
    }
}
