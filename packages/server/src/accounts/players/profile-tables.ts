import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const playerProfile = pgTable('player_profile', {
  playerId: uuid('player_id').primaryKey(),
  payeeName: text('payee_name'),
  paymentPasswordHash: text('payment_password_hash'),
  qqNum: text('qq_num'),
  line: text(),
  whatsapp: text(),
  facebook: text(),
  wechat: text(),
  idNumber: text('id_number'),
  birthday: date({ mode: 'string' }),
  recommenderId: text('recommender_id'),
  language: text(),
  firstLoginAt: time('first_login_at'),
})

export type ContactKind = 'mobile' | 'email'

export const playerContact = pgTable(
  'player_contact',
  {
    merchant: text().notNull(),
    kind: text().$type<ContactKind>().notNull(),
    value: text().notNull(),
    playerId: uuid('player_id').notNull(),
    verifiedAt: time('verified_at'),
  },
  table => [primaryKey({ columns: [table.merchant, table.kind, table.value] })],
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
    /** Account type of whoever registers by it. */
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
