import { cancelBonus } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import type { Player } from '../accounts/players/index.ts'
import { playerOfSession } from '../accounts/security/index.ts'
import { audit, auditOf } from '../audit-trail/index.ts'
import { bonus, endBonus } from '../bonus-money/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../random.ts'
import { route } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { factsOf, settleBonuses, settleLocked } from './settle.ts'
import type { CountedBonus } from './settle.ts'
import { shownBonuses } from './view.ts'

/** Cancels an active bonus that is locked, for its player, and notes it in the audit trail. */
async function cancelLocked(ctx: Context, who: Player, { stored, turnover }: CountedBonus): Promise<CountedBonus> {
  const { deps } = ctx
  const ended = await endBonus(deps, stored, 'cancelled', turnover)
  const facts = { reason: stored.id, before: factsOf(stored), after: factsOf(ended) }
  await audit(deps, deps.db, { ...auditOf(ctx, who), what: 'bonus-cancelled', ...facts })
  return { stored: ended, turnover }
}

/**
 * Locks the active bonuses of a player, in a transaction of the caller's, before a withdrawal of
 * theirs holds its money.
 * @param givesUp - whether the player gives them up, which cancels all of them
 * @throws Refusal BONUS_ACTIVE where there are any that are not given up (MEM-31)
 */
export async function giveUpBonuses(ctx: Context, who: Player, givesUp: boolean): Promise<void> {
  const active = await settleLocked(ctx.deps, who.id)
  if (active.length && !givesUp) throw new Refusal('BONUS_ACTIVE')
  for (const each of active) await cancelLocked(ctx, who, each)
}

/** @throws Refusal NOT_FOUND, BONUS_ENDED */
async function refuseCancel({ db }: Deps, playerId: string, id: string): Promise<never> {
  const isIt = and(eq(bonus.playerId, playerId), eq(bonus.id, id))
  const [found] = await db.select({ id: bonus.id }).from(bonus).where(isIt)
  throw new Refusal(found ? 'BONUS_ENDED' : 'NOT_FOUND')
}

/**
 * Cancels one of the own bonuses (MEM-44, API-114). One whose turnover is done meanwhile is
 * completed, and its cancelling refused.
 */
export const cancelBonusRoute = route(cancelBonus, async ({ id }, ctx) => {
  const who = await playerOfSession(ctx)
  if (!isUuid(id)) throw new Refusal('NOT_FOUND')
  await settleBonuses(ctx.deps, who.id)
  const cancelled = await inTransaction(ctx.deps.db, async tx => {
    const inside = { ...ctx, deps: { ...ctx.deps, db: tx } }
    const active = (await settleLocked(inside.deps, who.id)).find(({ stored }) => stored.id === id)
    return active ? cancelLocked(inside, who, active) : null
  })
  if (!cancelled) return refuseCancel(ctx.deps, who.id, id)
  const [shown] = await shownBonuses(ctx.deps.db, [cancelled])
  if (!shown) throw new Error('A bonus was not shown')
  return { bonus: shown }
})
