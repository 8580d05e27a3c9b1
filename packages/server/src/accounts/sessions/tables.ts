import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
type Reach = 'play' | 'full'

export const session = pgTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  id: uuid().notNull(),
  family: uuid().notNull(),
  playerId: uuid('player_id').notNull(),
  origin: text(),
  reach: text().$type<Reach>().notNull(),
  previousLoginAt: time('previous_login_at'),
  startedAt: time('started_at').notNull(),
  seenAt: time('seen_at').notNull(),
  endsAt: time('ends_at').notNull(),
  pending: boolean().notNull().default(false),
  ip: text(),
  device: text(),
  /** ISO 3166 code; empty where no proxy says it. */
  country: text().notNull().default(''),
})

export const handoverCode = pgTable('handover', {
  codeHash: text('code_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  playerId: uuid('player_id').notNull(),
  endsAt: time('ends_at').notNull(),
})
