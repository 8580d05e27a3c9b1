import { hour, day } from '@baize/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/refusal.ts'
import { lockPlayer } from '../../players/index.ts'
import { securityDelay } from './tables.ts'

/**
 * Milliseconds of the security delay after a login with nothing but a password, and after a change
 * of a verified contact (AUTH-29).
 */
const delayTime = day

/**
 * Starts the security delay, in a transaction that has locked the player, so that no change that is
 * under way ends after it (`lockUndelayed`). It stops withdrawals, transfers and changes of
 * security: somebody logged in from an unknown address to an account without a method to verify it,
 * or has changed a contact by which its owner is known.
 * @returns its end
 */
export async function startSecurityDelay(
  { db, clock }: { db: Db } & Pick<Deps, 'clock'>,
  playerId: string,
): Promise<Date> {
  const endsAt = new Date(clock.now().getTime() + delayTime)
  await db
    .insert(securityDelay)
    .values({ playerId, endsAt })
    .onConflictDoUpdate({ target: securityDelay.playerId, set: { endsAt } })
  return endsAt
}

/**
 * The time until which an account may not withdraw, transfer or change its security; null where
 * there is no delay.
 */
export async function securityDelayEnd({ db, clock }: { db: Db } & Pick<Deps, 'clock'>, playerId: string) {
  const [row] = await db.select().from(securityDelay).where(eq(securityDelay.playerId, playerId))
  return row && row.endsAt > clock.now() ? row.endsAt : null
}

/**
 * Refuses accounts during a security delay. Withdrawals, transfers and changes of security begin
 * with it, before they ask for passwords and codes, and end with `lockUndelayed`.
 * @throws Refusal SECURITY_WAIT with the hours that are left
 */
export async function requireNoSecurityDelay(deps: Pick<Deps, 'db' | 'clock'>, playerId: string): Promise<void> {
  const until = await securityDelayEnd(deps, playerId)
  if (!until) return
  const left = until.getTime() - deps.clock.now().getTime()
  const hours = Math.ceil(left / hour)
  throw new Refusal('SECURITY_WAIT', { hours }, { params: { hours } })
}

/**
 * Locks a player until the transaction ends, and refuses where a security delay has begun since the
 * call was looked at. What the delay holds back is written in the same transaction.
 * @throws Refusal SECURITY_WAIT with the hours that are left
 */
export async function lockUndelayed({ db: tx, clock }: Pick<Deps, 'db' | 'clock'>, playerId: string): Promise<void> {
  await lockPlayer(tx, playerId)
  await requireNoSecurityDelay({ db: tx, clock }, playerId)
}
