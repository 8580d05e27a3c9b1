import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Keys that staff began beside that of the environment, and all that have ended. */
export const vendorKeys = pgTable(
  'vendor_key',
  {
    vendor: text('vendor').notNull(),
    keyId: text('key_id').notNull(),
    secretHash: text('secret_hash').notNull(),
    /** Encrypted; null for a key of the environment that has ended. */
    secret: text('secret'),
    begunAt: time('begun_at').notNull(),
    endedAt: time('ended_at'),
  },
  table => [primaryKey({ columns: [table.vendor, table.keyId, table.secretHash] })],
)

/** Locked by whoever changes the keys of a vendor. */
export const vendorRotations = pgTable('vendor_rotation', {
  vendor: text('vendor').primaryKey(),
  changedAt: time('changed_at').notNull(),
})
