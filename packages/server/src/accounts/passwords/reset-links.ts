import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { digest, newSecret } from '../../access/secrets.ts'
import { resetLink } from './tables.ts'

/** Minutes that a link is good for (AUTH-43). */
export const linkMinutes = 30

/** The secret part of a link with which the player sets a new password, once. */
export async function makeResetToken({ db, clock, random }: Deps, playerId: string): Promise<string> {
  const token = newSecret(random)
  const endsAt = new Date(clock.now().getTime() + linkMinutes * 60_000)
  await db.insert(resetLink).values({ tokenHash: digest(token), playerId, endsAt })
  return token
}

const good = ({ clock }: Pick<Deps, 'clock'>, token: string) =>
  and(eq(resetLink.tokenHash, digest(token)), gt(resetLink.endsAt, clock.now()))

/** Whose link this is; null where it is unknown, used or too old. */
export async function playerOfLink({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<string | null> {
  const [link] = await db.select().from(resetLink).where(good({ clock }, token))
  return link?.playerId ?? null
}

/** Uses a link up: of two that come at once, one has it. */
export async function burnLink(deps: Pick<Deps, 'clock'>, tx: Db, token: string): Promise<boolean> {
  return (await tx.delete(resetLink).where(good(deps, token)).returning()).length > 0
}
