import type { TransferDirection } from '@baize/contract'
import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const peerTransfer = pgTable(
  'peer_transfer',
  {
    playerId: uuid('player_id').notNull(),
    orderNo: text('order_no').notNull(),
    counterpartId: uuid('counterpart_id').notNull(),
    /** Where the counterpart stands, seen from this player. */
    direction: text().$type<TransferDirection>().notNull(),
    /** Minor units; what was sent is negative. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    remark: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.orderNo] })],
)
