import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const vendorNonces = pgTable(
  'vendor_nonce',
  {
    vendor: text('vendor').notNull(),
    nonce: text('nonce').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [primaryKey({ columns: [table.vendor, table.nonce] })],
)
