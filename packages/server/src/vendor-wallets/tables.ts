import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Wallets that were ever moved to. */
export const vendorWalletTable = pgTable(
  'vendor_wallet',
  {
    playerId: uuid('player_id').notNull(),
    vassalage: text().notNull(),
    /** The launch that it was filled for; null where its player filled it. */
    filledFor: uuid('filled_for'),
  },
  table => [primaryKey({ columns: [table.playerId, table.vassalage] })],
)

/** A wallet, and the launch that it was filled for. */
export interface WalletOfLaunch {
  vassalage: string
  filledFor: string | null
}

/** Who ordered a transfer: the member, or what the platform does for one. */
export type TransferCause = 'member' | 'recall' | 'launch' | 'staff'

/** What belongs to an order of the kind `vendor-transfer`. */
export const vendorTransfer = pgTable(
  'vendor_transfer',
  {
    playerId: uuid('player_id').notNull(),
    orderNo: text('order_no').notNull(),
    vassalage: text().notNull(),
    /** Seen from the vendor's wallet. */
    direction: text().$type<'in' | 'out'>().notNull(),
    cause: text().$type<TransferCause>().notNull(),
    /** Unique among a player's transfers without a result; null once the result is known. */
    openKey: text('open_key'),
    /** When the vendor is asked for the result; null once it is known. */
    askAt: moment('ask_at'),
    askedAt: moment('asked_at'),
    asks: integer().notNull().default(0),
  },
  table => [primaryKey({ columns: [table.playerId, table.orderNo] })],
)
export type VendorTransfer = typeof vendorTransfer.$inferSelect

/** Players who chose that money follows them to vendors and back. */
export const autoTransfer = pgTable('auto_transfer', {
  playerId: uuid('player_id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: moment('changed_at').notNull(),
})
