import type { DepositGroup, DepositPayment, DepositReason } from '@baize/contract'
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'bigint' })

export const deposit = pgTable(
  'deposit',
  {
    playerId: uuid('player_id').notNull(),
    orderNo: text('order_no').notNull(),
    methodId: text('method_id').notNull(),
    group: text('method_group').$type<DepositGroup>().notNull(),
    gateway: text().notNull(),
    fee: minor('fee').notNull(),
    payerName: text('payer_name'),
    expiresAt: moment('expires_at').notNull(),
    /** The method, while the order is pending: a player has one such order by each. */
    pendingMethod: text('pending_method'),
    reason: text().$type<DepositReason>(),
    claimedAt: moment('claimed_at'),
    remark: text().notNull().default(''),
    /** Null until the gateway has answered. */
    payment: jsonb().$type<DepositPayment>(),
    /** What has arrived at the gateway; null before anything has. */
    paid: minor('paid'),
    /** What was added to the balance; null until it was. */
    credited: minor('credited'),
    /** When the gateway is asked next; null where there is nothing to ask. */
    askAt: moment('ask_at'),
    asks: integer().notNull().default(0),
    /** An approval of staff that waits for a second person. */
    proposedBy: text('proposed_by'),
    proposed: minor('proposed'),
  },
  table => [primaryKey({ columns: [table.playerId, table.orderNo] })],
)

/** What belongs to a deposit beside its order. */
export type Deposit = typeof deposit.$inferSelect

export const gatewayEvent = pgTable(
  'gateway_event',
  {
    gateway: text().notNull(),
    eventId: text('event_id').notNull(),
    orderNo: text('order_no').notNull(),
    state: text().notNull(),
    paid: minor('paid').notNull(),
    at: moment('at').notNull(),
  },
  table => [primaryKey({ columns: [table.gateway, table.eventId] })],
)
