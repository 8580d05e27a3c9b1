import type { AgreementEnd, AgreementKind, AgreementPeriod, AgreementState } from '@baize/contract'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A tier as it is stored: bets in minor units, as text because JSON knows no big numbers; the rate
 * in hundredths of a percent.
 */
export interface StoredTier {
  activeMembers: number
  periodBets: string
  rate: number
}

export const agentAgreement = pgTable(
  'agent_contract',
  {
    /** The agent who gets it. */
    downline: uuid().notNull(),
    id: uuid().notNull(),
    /** The agent who gives it; null is the platform. */
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
    /** Since when the present request waits. */
    askedAt: time('asked_at').notNull(),
    /** The party that asks to end it. */
    askedBy: uuid('asked_by'),
    reason: text().notNull().default(''),
    /** From when on it is in force; null until it was accepted. */
    startAt: time('start_at'),
    /** Until when it is in force. */
    endAt: time('end_at'),
    endReason: text('end_reason').$type<AgreementEnd>(),
    /** What came of the last request to end it, where it stayed in force. */
    terminationAnswer: text('termination_answer', { enum: ['REJECTED', 'LAPSED'] }),
    /** Whether each party has yet to see what became of it. */
    uplineNews: boolean('upline_news').notNull().default(false),
    downlineNews: boolean('downline_news').notNull().default(false),
  },
  table => [primaryKey({ columns: [table.downline, table.id] })],
)
export type StoredAgreement = typeof agentAgreement.$inferSelect
