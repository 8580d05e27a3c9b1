import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const registration = pgTable('registration', {
  key: text().primaryKey(),
  playerId: uuid('player_id').notNull(),
  at: time('at').notNull(),
  proof: text(),
})

export const trialNetwork = pgTable('trial_network', {
  network: text().primaryKey(),
  at: time('at').notNull(),
})

export const affiliateCode = pgTable(
  'affiliate_code',
  {
    merchant: text().notNull(),
    code: text().notNull(),
    playerId: uuid('player_id').notNull(),
    domain: text(),
    /** Of a register link; other codes have none. */
    id: uuid(),
    /** Account type that it opens. */
    opens: integer().notNull().default(0),
    note: text().notNull().default(''),
    key: text(),
    createdAt: time('created_at'),
    expiresAt: time('expires_at'),
    deletedAt: time('deleted_at'),
  },
  table => [primaryKey({ columns: [table.merchant, table.code] })],
)

export const playerBinding = pgTable('player_binding', {
  playerId: uuid('player_id').primaryKey(),
  boundTo: uuid('bound_to').notNull(),
  boundBy: text('bound_by').$type<'affiliateCode' | 'referralCode' | 'recommenderId' | 'agent'>().notNull(),
  /** The affiliate code, where that was it. */
  code: text(),
})
