import type { ContactKind } from '@baize/contract'
import { boolean, customType, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const player = pgTable('player', {
  id: uuid().primaryKey(),
  merchant: text().notNull(),
  account: text().notNull(),
  nickname: text().notNull(),
  customerId: text('customer_id').notNull(),
  type: integer().notNull(),
  passwordHash: text('password_hash'),
  disabled: boolean().notNull().default(false),
  vipRank: integer('vip_rank').notNull().default(0),
  affiliateCode: text('affiliate_code'),
  referralCode: text('referral_code'),
  registeredAt: time('registered_at').notNull(),
  lastLoginAt: time('last_login_at'),
  passwordSetAt: time('password_set_at'),
  mustChangePassword: boolean('password_given').notNull().default(false),
})

export const playerName = pgTable(
  'player_name',
  { merchant: text().notNull(), account: text().notNull(), playerId: uuid('player_id').notNull() },
  table => [primaryKey({ columns: [table.merchant, table.account] })],
)

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
  fullName: text('full_name'),
  nationality: text(),
  address: text(),
  occupation: text(),
  incomeSource: text('income_source'),
  telegram: text(),
  zalo: text(),
  language: text(),
  firstLoginAt: time('first_login_at'),
})

export const profilePicture = pgTable('profile_picture', {
  playerId: uuid('player_id').primaryKey(),
  /** The name of one of the gallery; null for one that was sent. */
  icon: text(),
  /** Part of the address of one that was sent. */
  id: uuid(),
  picture: bytes('picture'),
  at: time('at').notNull(),
})

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
