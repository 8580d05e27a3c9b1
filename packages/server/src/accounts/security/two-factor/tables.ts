import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const twoFactor = pgTable('two_factor', {
  playerId: uuid('player_id').primaryKey(),
  secret: text().notNull(),
  confirmedAt: time('confirmed_at'),
  setupEndsAt: time('setup_ends_at').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

export const recoveryCode = pgTable(
  'recovery_code',
  { playerId: uuid('player_id').notNull(), codeHash: text('code_hash').notNull() },
  table => [primaryKey({ columns: [table.playerId, table.codeHash] })],
)
