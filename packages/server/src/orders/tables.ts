import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const moneyOrder = pgTable(
  'money_order',
  {
    playerId: uuid('player_id').notNull(),
    orderNo: text('order_no').notNull(),
    /** Name of its kind. */
    kind: text().notNull(),
    /** The player's idempotency key, unique for ever among the player's orders of this kind. */
    key: text('order_key').notNull(),
    state: text().notNull(),
    /** Minor units, above zero. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    /** What became of the money held for it; null where none is. */
    hold: text().$type<'open' | 'paid' | 'released'>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.orderNo] })],
)

/** An order of a player to move money. */
export type MoneyOrder = typeof moneyOrder.$inferSelect
