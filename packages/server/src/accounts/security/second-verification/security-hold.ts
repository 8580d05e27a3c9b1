import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/refusal.ts'
import { playerCaution } from './tables.ts'

const hour = 3_600_000
/** How long an account is held back after a login that proved nothing but a password, in milliseconds (AUTH-29). */
const wait = 24 * hour

/** Holds the account back: it was let in at a strange address, and there was nothing to ask it for. */
export async function beCautious({ db, clock }: Pick<Deps, 'db' | 'clock'>, playerId: string): Promise<void> {
  const cautiousUntil = new Date(clock.now().getTime() + wait)
  await db
    .insert(playerCaution)
    .values({ playerId, cautiousUntil })
    .onConflictDoUpdate({ target: playerCaution.playerId, set: { cautiousUntil } })
}

/** Until when an account may not withdraw, transfer or change its security; null where it may. */
export async function cautiousUntil({ db, clock }: { db: Db } & Pick<Deps, 'clock'>, playerId: string) {
  const [row] = await db.select().from(playerCaution).where(eq(playerCaution.playerId, playerId))
  return row && row.cautiousUntil > clock.now() ? row.cautiousUntil : null
}

/**
 * Lets through accounts that are not held back. Withdrawals, transfers and changes of security begin with it.
 * @throws Refusal SECURITY_WAIT with the hours that are left
 */
export async function requireCalm(deps: Pick<Deps, 'db' | 'clock'>, playerId: string): Promise<void> {
  const until = await cautiousUntil(deps, playerId)
  if (!until) return
  const left = until.getTime() - deps.clock.now().getTime()
  const hours = Math.ceil(left / hour)
  throw new Refusal('SECURITY_WAIT', { hours }, { params: { hours } })
}
