import type { BetStatus, TransactionStatus } from '@baize/contract'
import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const minor = (name: string) => bigint(name, { mode: 'bigint' }).notNull()
const since = timestamp('since', { withTimezone: true }).notNull()
const grain = text({ enum: ['day', 'hour'] }).notNull()

/** Rounds of a player by the hour and the day of UTC in which they began, kept by a trigger. */
export const betTotal = pgTable(
  'bet_total',
  {
    playerId: uuid('player_id').notNull(),
    grain,
    since,
    currency: text().notNull(),
    vassalage: text().notNull(),
    gameType: text('game_type').notNull(),
    gameCode: text('game_code').notNull(),
    status: text().$type<BetStatus>().notNull(),
    rounds: minor('rounds'),
    bet: minor('bet'),
    win: minor('win'),
  },
  ({ playerId, currency, vassalage, gameType, gameCode, status, ...of }) => [
    primaryKey({ columns: [playerId, of.grain, of.since, currency, vassalage, gameType, gameCode, status] }),
  ],
)

/** Movements of the cash of players by the hour and the day of UTC, kept by a trigger. */
export const movementTotal = pgTable(
  'movement_total',
  {
    account: text().notNull(),
    currency: text().notNull(),
    grain,
    since,
    kind: text().notNull(),
    status: text().$type<TransactionStatus>().notNull(),
    movements: minor('movements'),
    credit: minor('credit'),
    /** Zero or less. */
    debit: minor('debit'),
    /** All movements of the hour have versions from the first to the last. */
    firstVersion: minor('first_version'),
    lastVersion: minor('last_version'),
  },
  ({ account, currency, kind, status, ...of }) => [
    primaryKey({ columns: [account, currency, of.grain, of.since, kind, status] }),
  ],
)
