import { and, eq, min } from 'drizzle-orm'
import { Refusal } from '../../http/refusal.ts'
import { sessionOf } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import type { Player } from '../players/index.ts'
import { sessionById, session } from '../sessions/index.ts'
import { requirePassword } from './require-password.ts'

/** How long a login shows who is there where there is no password to ask for, in milliseconds. */
const freshLogin = 10 * 60_000

/** When the login began that a session came out of, or was handed over from. */
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
 * Lets through whoever shows anew that the account is theirs, before its security changes: by its password, and where it has none, as one
 * that was opened by a provider's word, by having logged in a moment ago (AUTH-31).
 * @throws Refusal what `requirePassword` throws; LOGIN_AGAIN
 */
export async function requireOwner(ctx: Context, who: Player, password = ''): Promise<void> {
  if (who.passwordHash !== null) return requirePassword(ctx, who, password)
  const at = await loginTimeOf(ctx, who.id, sessionOf(ctx).id)
  if (!at || ctx.deps.clock.now().getTime() - at.getTime() >= freshLogin) throw new Refusal('LOGIN_AGAIN')
}
