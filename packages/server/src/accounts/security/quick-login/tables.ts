import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const quickDevice = pgTable(
  'quick_device',
  {
    merchant: text().notNull(),
    deviceId: text('device_id').notNull(),
    playerId: uuid('player_id').notNull(),
    kind: text({ enum: ['pin', 'passkey'] }).notNull(),
    name: text().notNull(),
    secretHash: text('secret_hash'),
    pinHash: text('pin_hash'),
    credentialId: text('credential_id'),
    publicKey: text('public_key'),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    rpId: text('rp_id').notNull(),
    failures: integer().notNull().default(0),
    addedAt: time('added_at').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.deviceId] })],
)

export const quickChallenge = pgTable('quick_challenge', {
  challengeHash: text('challenge_hash').primaryKey(),
  subject: text().notNull(),
  endsAt: time('ends_at').notNull(),
})
