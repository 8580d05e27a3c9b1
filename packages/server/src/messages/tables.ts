import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const outboxMessages = pgTable('outbox_message', {
  id: uuid('id').primaryKey(),
  channel: text('channel', { enum: ['sms', 'email', 'captcha'] }).notNull(),
  to: text('recipient').notNull(),
  subject: text('subject'),
  code: text('code'),
  text: text('body').notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
})
