import type { SecondMethod } from '@baize/contract'
import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { WaitingLoginMethod } from '../login-method.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const knownAddress = pgTable(
  'known_address',
  { playerId: uuid('player_id').notNull(), network: text().notNull(), endsAt: time('ends_at') },
  table => [primaryKey({ columns: [table.playerId, table.network] })],
)

export const knownDevice = pgTable(
  'known_device',
  {
    playerId: uuid('player_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.deviceHash] })],
)

/**
 * Devices that a player has logged in from. They are known to the quotas of codes alone;
 * `knownDevice` is known to two-factor.
 */
export const loginDevice = pgTable(
  'login_device',
  {
    playerId: uuid('player_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.deviceHash] })],
)

export const secondChallenge = pgTable('second_challenge', {
  idHash: text('id_hash').primaryKey(),
  playerId: uuid('player_id').notNull(),
  network: text().notNull(),
  loginMethod: jsonb('way').$type<WaitingLoginMethod>().notNull(),
  methods: jsonb().$type<SecondMethod[]>().notNull(),
  endsAt: time('ends_at').notNull(),
})

export const secondVerificationTry = pgTable(
  'second_try',
  {
    playerId: uuid('player_id').notNull(),
    network: text().notNull(),
    id: uuid().notNull(),
    at: time('at').notNull(),
    /** False while the answer is being checked. */
    failed: boolean().notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.network, table.id] })],
)

export const securityDelay = pgTable('player_caution', {
  playerId: uuid('player_id').primaryKey(),
  endsAt: time('cautious_until').notNull(),
})
