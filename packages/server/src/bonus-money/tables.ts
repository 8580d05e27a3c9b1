import type { BonusState, Category } from '@baize/contract'
import { bigint, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'bigint' })

export const bonus = pgTable(
  'bonus',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid().notNull(),
    /** Who granted it, such as `staff`, and under which key, of which there is one for ever. */
    grantedBy: text('granted_by').notNull(),
    grantKey: text('grant_key').notNull(),
    name: text().notNull(),
    /** What it was granted for, as its player reads it; empty where that is not said. */
    source: text().notNull(),
    currency: text().notNull(),
    amount: minor('amount').notNull(),
    turnoverNeeded: minor('turnover_needed').notNull(),
    /** Per cent of a bet that counts for the turnover, by category; 100 where there is none. */
    contributions: jsonb().$type<Partial<Record<Category, number>>>().notNull(),
    grantedAt: moment('granted_at').notNull(),
    validUntil: moment('valid_until').notNull(),
    state: text().$type<BonusState>().notNull(),
    /** What is left of it with its winnings; of one that ended, what it was then. */
    balance: minor('balance').notNull(),
    /** What the turnover was when it ended; null of an active one. */
    turnoverDone: minor('turnover_done'),
    endedAt: moment('ended_at'),
  },
  table => [primaryKey({ columns: [table.playerId, table.id] })],
)

export type StoredBonus = typeof bonus.$inferSelect

/** Bonus money in bets that stand. */
export const bonusStake = pgTable(
  'bonus_stake',
  {
    playerId: uuid('player_id').notNull(),
    vendor: text().notNull(),
    /** The bet. */
    txId: text('tx_id').notNull(),
    bonusId: uuid('bonus_id').notNull(),
    roundId: text('round_id').notNull(),
    amount: minor('amount').notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.vendor, table.txId, table.bonusId] })],
)
