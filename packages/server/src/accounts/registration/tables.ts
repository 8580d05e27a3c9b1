import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const registration = pgTable('registration', {
  key: text().primaryKey(),
  playerId: uuid('player_id').notNull(),
  at: time('at').notNull(),
  proof: text(),
})

/** Networks that accounts were opened from: the row that openings at once wait at. */
export const openingNetwork = pgTable('opening_network', {
  network: text().primaryKey(),
  at: time('at').notNull(),
})

/** Times at which accounts were opened from a network. */
export const openingTime = pgTable(
  'opening_time',
  {
    network: text().notNull(),
    kind: text({ enum: ['register', 'freeplay'] }).notNull(),
    at: time('at').notNull(),
    id: uuid().notNull(),
  },
  table => [primaryKey({ columns: [table.network, table.kind, table.at, table.id] })],
)

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
