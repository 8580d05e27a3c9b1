import type { PayoutKind, WithdrawalPartState } from '@baize/contract'
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'bigint' })

export const withdrawal = pgTable(
  'withdrawal',
  {
    playerId: uuid('player_id').notNull(),
    orderNo: text('order_no').notNull(),
    /** The account that was chosen; it may be gone. */
    accountId: uuid('account_id').notNull(),
    /** What it was then. The number is in full: for staff alone. */
    kind: text('account_kind').$type<PayoutKind>().notNull(),
    providerId: text('provider_id').notNull(),
    number: text().notNull(),
    holder: text().notNull(),
    fee: minor('fee').notNull(),
    /** Who of staff began the review, and so cannot approve it. */
    reviewedBy: text('reviewed_by'),
    /** Why staff rejected it, in their words. */
    reason: text(),
  },
  table => [primaryKey({ columns: [table.playerId, table.orderNo] })],
)

/** What belongs to a withdrawal beside its order. */
export type Withdrawal = typeof withdrawal.$inferSelect

export const withdrawalPart = pgTable(
  'withdrawal_part',
  {
    playerId: uuid('player_id').notNull(),
    orderNo: text('order_no').notNull(),
    partNo: integer('part_no').notNull(),
    amount: minor('amount').notNull(),
    state: text().$type<WithdrawalPartState>().notNull(),
    /** What the payment is called where it was made. */
    reference: text().notNull(),
    sentAt: moment('sent_at').notNull(),
    /** When it counts as received, unless somebody answers before. */
    deadline: moment('deadline').notNull(),
    remindedAt: moment('reminded_at'),
    answeredAt: moment('answered_at'),
    /** What its owner wrote of one that has not arrived. */
    remark: text().notNull().default(''),
    /** Who of staff proposed to force it, which takes a second person. */
    proposedBy: text('proposed_by'),
    /** Why staff settled or forced it, in their words. */
    reason: text(),
  },
  table => [primaryKey({ columns: [table.playerId, table.orderNo, table.partNo] })],
)

/** A payment of a withdrawal. */
export type StoredPart = typeof withdrawalPart.$inferSelect
