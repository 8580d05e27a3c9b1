import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const loginRecord = pgTable(
  'login_record',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** In part: enough to recognise the network. */
    address: text().notNull(),
    /** ISO 3166 code; empty where no proxy says it. */
    country: text().notNull(),
    device: text().notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.id] })],
)
