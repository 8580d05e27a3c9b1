import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/refusal.ts'
import { securityHold } from './tables.ts'

const hour = 3_600_000
/** How long an account is held back after a login that proved nothing but a password, in milliseconds (AUTH-29). */
const holdTime = 24 * hour

/** Holds the account back: it was let in at a strange address, and there was nothing to ask it for. */
export async function startSecurityHold({ db, clock }: Pick<Deps, 'db' | 'clock'>, playerId: string): Promise<void> {
  const heldUntil = new Date(clock.now().getTime() + holdTime)
  await db
    .insert(securityHold)
    .values({ playerId, heldUntil })
    .onConflictDoUpdate({ target: securityHold.playerId, set: { heldUntil } })
}

/** Until when an account may not withdraw, transfer or change its security; null where it may. */
export async function heldUntil({ db, clock }: { db: Db } & Pick<Deps, 'clock'>, playerId: string) {
  const [row] = await db.select().from(securityHold).where(eq(securityHold.playerId, playerId))
  return row && row.heldUntil > clock.now() ? row.heldUntil : null
}

/**
 * Lets through accounts that are not held back. Withdrawals, transfers and changes of security begin with it.
 * @throws Refusal SECURITY_WAIT with the hours that are left
 */
export async function requireNoSecurityHold(deps: Pick<Deps, 'db' | 'clock'>, playerId: string): Promise<void> {
  const until = await heldUntil(deps, playerId)
  if (!until) return
  const left = until.getTime() - deps.clock.now().getTime()
  const hours = Math.ceil(left / hour)
  throw new Refusal('SECURITY_WAIT', { hours }, { params: { hours } })
}
