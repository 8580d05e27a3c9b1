import { minute } from '@baize/contract'
import { and, eq, min } from 'drizzle-orm'
import { Refusal } from '../../http/refusal.ts'
import { sessionOf } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import type { Player } from '../players/index.ts'
import { sessionById, session } from '../sessions/index.ts'
import { requirePassword } from './require-password.ts'

/** Milliseconds for which a login counts as proof of an account without a password. */
const freshLogin = 10 * minute

/** The time of the login that a session belongs to, also after a hand-over. */
async function loginTimeOf({ deps: { db } }: Context, playerId: string, id: string): Promise<Date | null> {
  const family = (await sessionById(db, playerId, id))?.family
  if (!family) return null
  const [first] = await db
    .select({ at: min(session.startedAt) })
    .from(session)
    .where(and(eq(session.playerId, playerId), eq(session.family, family)))
  return first?.at ?? null
}

/**
 * Requires a new proof of the owner before the security of an account changes: its password, or for
 * an account without one, which was opened by an identity provider, a recent login (AUTH-31).
 * @throws Refusal what `requirePassword` throws; LOGIN_AGAIN
 */
export async function requireOwner(ctx: Context, who: Player, password = ''): Promise<void> {
  if (who.passwordHash !== null) return requirePassword(ctx, who, password)
  const at = await loginTimeOf(ctx, who.id, sessionOf(ctx).id)
  if (!at || ctx.deps.clock.now().getTime() - at.getTime() >= freshLogin) throw new Refusal('LOGIN_AGAIN')
}
