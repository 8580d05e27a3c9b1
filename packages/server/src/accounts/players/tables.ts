import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
type Reach = 'play' | 'full'

export const siteKey = pgTable('site_key', {
  key: text().primaryKey(),
  merchant: text().notNull(),
})

export const siteOrigin = pgTable(
  'site_origin',
  { key: text().notNull(), origin: text().notNull(), reach: text().$type<Reach>().notNull() },
  table => [primaryKey({ columns: [table.key, table.origin] })],
)

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
  passwordGiven: boolean('password_given').notNull().default(false),
})

export const playerName = pgTable(
  'player_name',
  { merchant: text().notNull(), account: text().notNull(), playerId: uuid('player_id').notNull() },
  table => [primaryKey({ columns: [table.merchant, table.account] })],
)

export const registration = pgTable('registration', {
  key: text().primaryKey(),
  playerId: uuid('player_id').notNull(),
  at: time('at').notNull(),
  proof: text(),
})

export const session = pgTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  id: uuid().notNull(),
  family: uuid().notNull(),
  playerId: uuid('player_id').notNull(),
  origin: text(),
  reach: text().$type<Reach>().notNull(),
  previousLoginAt: time('previous_login_at'),
  startedAt: time('started_at').notNull(),
  seenAt: time('seen_at').notNull(),
  endsAt: time('ends_at').notNull(),
  pending: boolean().notNull().default(false),
  ip: text(),
  device: text(),
})

export const handoverCode = pgTable('handover', {
  codeHash: text('code_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  playerId: uuid('player_id').notNull(),
  endsAt: time('ends_at').notNull(),
})

export const sealKey = pgTable('seal_key', {
  kid: text().primaryKey(),
  privateJwk: text('private_jwk').notNull(),
  madeAt: time('made_at').notNull(),
  endsAt: time('ends_at').notNull(),
})

export const sealUse = pgTable('seal_use', {
  jti: text().primaryKey(),
  endsAt: time('ends_at').notNull(),
})

export const captchaPicture = pgTable('captcha', {
  id: text().primaryKey(),
  answerHash: text('answer_hash').notNull(),
  endsAt: time('ends_at').notNull(),
})

export const trialNetwork = pgTable('trial_network', {
  network: text().primaryKey(),
  at: time('at').notNull(),
})

export const loginAttempt = pgTable(
  'login_attempt',
  {
    ip: text().notNull(),
    account: text().notNull(),
    id: uuid().notNull(),
    failed: boolean().notNull(),
    at: time('at').notNull(),
  },
  table => [primaryKey({ columns: [table.ip, table.account, table.id] })],
)

export const auditEvent = pgTable('audit_event', {
  id: uuid().primaryKey(),
  at: time('at').notNull(),
  what: text().notNull(),
  account: text(),
  playerId: uuid('player_id'),
  ip: text(),
  reason: text(),
  device: text(),
  before: text(),
  after: text(),
})

export const auditDay = pgTable('audit_day', {
  day: text().primaryKey(),
  events: integer().notNull(),
  hash: text().notNull(),
  sealedAt: time('sealed_at').notNull(),
})
