import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const feedbackEntry = pgTable('feedback', {
  id: uuid().primaryKey(),
  number: text().notNull(),
  merchant: text().notNull(),
  /** Null of a guest. */
  playerId: uuid('player_id'),
  sender: text().notNull(),
  /** Where a guest may be answered; empty where they named none, and of members. */
  contact: text().notNull(),
  type: smallint().notNull(),
  content: text().notNull(),
  /** The network that is limited by it; null once it no longer counts. */
  network: text(),
  at: moment('at').notNull(),
  answer: text(),
  answeredAt: moment('answered_at'),
  closedAt: moment('closed_at'),
})
