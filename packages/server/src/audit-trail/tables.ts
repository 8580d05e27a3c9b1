import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const auditEvent = pgTable('audit_event', {
  id: uuid().primaryKey(),
  /**
   * The order of events as the database took them. Their times come from the clocks of processes,
   * which may differ.
   */
  seq: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
  at: time('at').notNull(),
  what: text().notNull(),
  account: text(),
  playerId: uuid('player_id'),
  ip: text(),
  reason: text(),
  device: text(),
  before: text(),
  after: text(),
  /** Number of the seal that covers the event; null until one does. */
  seal: integer(),
})

export const auditSeal = pgTable('audit_seal', {
  number: integer().primaryKey(),
  events: integer().notNull(),
  hash: text().notNull(),
  sealedAt: time('sealed_at').notNull(),
})
