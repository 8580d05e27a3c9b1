import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const noticeRead = pgTable(
  'notice_read',
  {
    playerId: uuid('player_id').notNull(),
    noticeId: text('notice_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.noticeId] })],
)
