import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
const number = (name: string) => bigint(name, { mode: 'number' })

/** The role of a person in a room; `host` is its model. */
export type Role = 'guest' | 'member' | 'host'
const who = {
  modelId: text('model_id').notNull(),
  /** The same for everything one person does, and nothing that can be traced back to an account. */
  person: text().notNull(),
  /** As others read it: masked, of a guest a number. */
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
}

/** The session that a member came in with; it never leaves the platform. */
const cameWith = { playerId: uuid('player_id'), sessionId: uuid('session_id') }

export const chatModel = pgTable('chat_model', {
  id: text().primaryKey(),
  nickname: text().notNull(),
  languages: jsonb().$type<string[]>().notNull(),
  tags: jsonb().$type<string[]>().notNull(),
  place: integer().notNull(),
  shown: boolean().notNull().default(true),
  lastLine: number('last_line').notNull().default(0),
})

export const chatTicket = pgTable('chat_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  ...who,
  ...cameWith,
  endsAt: time('ends_at').notNull(),
})

export const chatSeat = pgTable('chat_seat', {
  seatHash: text('seat_hash').primaryKey(),
  ...who,
  ...cameWith,
  presentUntil: time('present_until').notNull(),
  endsAt: time('ends_at').notNull(),
})

export const chatLine = pgTable(
  'chat_line',
  {
    ...who,
    line: number('line').notNull(),
    kind: text({ enum: ['text', 'removal'] }).notNull(),
    body: text().notNull(),
    /** The mark of the network that it came from; lines of hosts have none. */
    network: text(),
    removed: boolean().notNull().default(false),
    key: text().notNull(),
    at: time('at').notNull(),
  },
  table => [primaryKey({ columns: [table.modelId, table.line] })],
)

export const chatBlock = pgTable(
  'chat_block',
  { person: text().notNull(), blocked: text().notNull(), at: time('at').notNull() },
  table => [primaryKey({ columns: [table.person, table.blocked] })],
)

export const chatReport = pgTable('chat_report', {
  id: uuid().primaryKey(),
  modelId: text('model_id').notNull(),
  line: number('line').notNull(),
  reporter: text().notNull(),
  reported: text().notNull(),
  /** The network that the line came from, until the report is settled. */
  network: text(),
  name: text().notNull(),
  body: text().notNull(),
  reason: text().notNull(),
  at: time('at').notNull(),
  settled: text(),
  settledAt: time('settled_at'),
})

/** A person, or the mark of a network for all there who have no account. */
export const chatBan = pgTable('chat_ban', {
  banned: text().primaryKey(),
  until: time('until').notNull(),
  /** The report for which staff banned. */
  report: uuid(),
})
