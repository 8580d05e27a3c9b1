import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
