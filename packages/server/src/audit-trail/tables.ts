import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const auditEvent = pgTable('audit_event', {
  id: uuid().primaryKey(),
  at: time('at').notNull(),
  what: text().notNull(),
  account: text(),
  playerId: uuid('player_id'),
  ip: text(),
  reason: text(),
  device: text(),
  before: text(),
  after: text(),
})

export const auditDay = pgTable('audit_day', {
  day: text().primaryKey(),
  events: integer().notNull(),
  hash: text().notNull(),
  sealedAt: time('sealed_at').notNull(),
})
