import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const resetLink = pgTable('reset_link', {
  tokenHash: text('token_hash').primaryKey(),
  playerId: uuid('player_id').notNull(),
  endsAt: time('ends_at').notNull(),
  /** Where it was sent to. */
  email: text().notNull(),
})

/** E-mails that were replaced, to which links are still sent. */
export const replacedEmail = pgTable('replaced_email', {
  playerId: uuid('player_id').primaryKey(),
  email: text().notNull(),
  endsAt: time('ends_at').notNull(),
})

export const resetRequest = pgTable(
  'reset_request',
  {
    network: text().notNull(),
    accountHash: text('account_hash').notNull(),
    id: uuid().notNull(),
    requester: text().notNull(),
    known: boolean().notNull().default(false),
    at: time('at').notNull(),
  },
  table => [primaryKey({ columns: [table.network, table.accountHash, table.id] })],
)
