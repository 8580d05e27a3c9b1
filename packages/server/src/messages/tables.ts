import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const outboxMessages = pgTable('outbox_message', {
  id: uuid('id').primaryKey(),
  channel: text('channel', { enum: ['sms', 'email', 'captcha'] }).notNull(),
  to: text('recipient').notNull(),
  subject: text('subject'),
  code: text('code'),
  text: text('body').notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** Kinds of messages that one player alone reads. */
const messageKinds = [
  'securityDelay',
  'feedbackAnswer',
  'withdrawalApproved',
  'withdrawalRejected',
  'withdrawalSent',
  'withdrawalReminder',
  'withdrawalAuto',
  'withdrawalArrived',
  'withdrawalReturned',
  'withdrawalForced',
] as const
export type MessageKind = (typeof messageKinds)[number]

export const playerMessage = pgTable(
  'player_message',
  {
    playerId: uuid('player_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind', { enum: messageKinds }).notNull(),
    facts: jsonb('facts').$type<Readonly<Record<string, string>>>().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.id] })],
)
