import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Player } from './players.ts'
import { player } from './tables.ts'

/**
 * Holds a player's password until the transaction ends. One that was changed since it was looked at opens nothing any more: its change has
 * ended every session, and what was on its way meanwhile must not begin another.
 * @throws Refusal with the code
 */
export async function lockPassword(
  tx: Db,
  { id, passwordHash }: Pick<Player, 'id' | 'passwordHash'>,
  code: Refusal['code'],
): Promise<void> {
  const [now] = await tx
    .select({ passwordHash: player.passwordHash })
    .from(player)
    .where(eq(player.id, id))
    .for('update')
  if (now?.passwordHash !== passwordHash) throw new Refusal(code)
}
