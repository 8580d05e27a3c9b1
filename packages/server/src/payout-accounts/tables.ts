import type { PayoutKind } from '@baize/contract'
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const payoutAccount = pgTable(
  'payout_account',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid().notNull(),
    providerId: text('provider_id').notNull(),
    kind: text().$type<PayoutKind>().notNull(),
    /** In full: for staff, and in no answer, log or event of the audit trail. */
    number: text().notNull(),
    /** Tells it from the player's others: see `NumberFormat.keyOf`. */
    numberKey: text('number_key').notNull(),
    holder: text().notNull(),
    /** Of a player's accounts the one of the highest preference is the default. */
    preference: integer().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.id] })],
)

/** An account as it is kept, with its whole number. */
export type StoredPayoutAccount = typeof payoutAccount.$inferSelect
