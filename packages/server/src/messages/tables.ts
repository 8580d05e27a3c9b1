import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MessageKindName } from './message-kinds.ts'

export const outboxMessages = pgTable('outbox_message', {
  id: uuid('id').primaryKey(),
  channel: text('channel', { enum: ['sms', 'email', 'captcha'] }).notNull(),
  to: text('recipient').notNull(),
  subject: text('subject'),
  code: text('code'),
  text: text('body').notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
})

export const playerMessage = pgTable(
  'player_message',
  {
    playerId: uuid('player_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<MessageKindName>().notNull(),
    facts: jsonb('facts').$type<Readonly<Record<string, string>>>().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Null until the player has read it. */
    readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }),
  },
  table => [primaryKey({ columns: [table.playerId, table.id] })],
)
