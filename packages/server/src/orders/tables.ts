import { bigint, customType, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

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
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.orderNo] })],
)

/** An order of a player to move money. */
export type MoneyOrder = typeof moneyOrder.$inferSelect

export const orderPicture = pgTable('order_picture', {
  id: uuid().primaryKey(),
  playerId: uuid('player_id').notNull(),
  orderNo: text('order_no').notNull(),
  /** The part of the order that it is about; 0 where the order has none. */
  partNo: integer('part_no').notNull().default(0),
  name: text().notNull(),
  picture: bytes('picture').notNull(),
  at: moment('at').notNull(),
})
