import type { IdentityChannel } from '@baize/contract'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const playerIdentity = pgTable(
  'player_identity',
  {
    merchant: text().notNull(),
    channel: text().$type<IdentityChannel>().notNull(),
    subject: text().notNull(),
    playerId: uuid('player_id').notNull(),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.channel, table.subject] })],
)
