import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { player } from '../accounts/players/index.ts'
import { Refusal } from '../http/refusal.ts'
import type { Order } from './order.ts'
import { peerTransfer } from './tables.ts'

export type Sent = typeof peerTransfer.$inferSelect

/**
 * What a player sent under the same key before; null where nothing was.
 * @throws Refusal TX_CONFLICT where it was another transfer
 */
export async function sentBefore(db: Db, playerId: string, order: Order): Promise<Sent | null> {
  const [found] = await db
    .select({ sent: peerTransfer, account: player.account })
    .from(peerTransfer)
    .innerJoin(player, eq(player.id, peerTransfer.counterpartId))
    .where(and(eq(peerTransfer.playerId, playerId), eq(peerTransfer.key, order.key)))
  if (!found) return null
  const { sent, account } = found
  const isSame =
    sent.direction === order.direction &&
    sent.amount === -order.amount &&
    sent.remark === order.remark &&
    (order.direction === 'upline' || account === order.account)
  if (!isSame) throw new Refusal('TX_CONFLICT')
  return sent
}
