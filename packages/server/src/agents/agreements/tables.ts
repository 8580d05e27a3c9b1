import type { AgreementEnd, AgreementKind, AgreementPeriod, AgreementState } from '@baize/contract'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** A tier as it is kept: bets in minor units, as text because JSON knows no big numbers; the rate in hundredths of a percent. */
export interface StoredTier {
  activeMembers: number
  periodBets: string
  rate: number
}

export const agentContract = pgTable(
  'agent_contract',
  {
    /** Who gets it. */
    downline: uuid().notNull(),
    id: uuid().notNull(),
    /** Who gives it; null is the platform. */
    upline: uuid(),
    kind: text().$type<AgreementKind>().notNull(),
    period: text().$type<AgreementPeriod>().notNull(),
    currency: text().notNull(),
    tiers: jsonb().$type<readonly StoredTier[]>().notNull(),
    /** The highest of the tiers. */
    rate: integer().notNull(),
    state: text().$type<AgreementState>().notNull(),
    offerKey: text('offer_key').notNull(),
    offeredAt: time('offered_at').notNull(),
    /** Since when the request that waits has been waiting. */
    askedAt: time('asked_at').notNull(),
    /** Who asks to end it. */
    askedBy: uuid('asked_by'),
    reason: text().notNull().default(''),
    /** From when it counts; null until it was accepted. */
    startAt: time('start_at'),
    /** Until when; one that is to end counts as in force until then. */
    endAt: time('end_at'),
    endReason: text('end_reason').$type<AgreementEnd>(),
  },
  table => [primaryKey({ columns: [table.downline, table.id] })],
)
export type StoredContract = typeof agentContract.$inferSelect
