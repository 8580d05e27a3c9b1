import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const agentLine = pgTable(
  'agent_line',
  {
    ancestor: uuid().notNull(),
    /** How many steps below; 1 is direct. */
    depth: integer().notNull(),
    descendant: uuid().notNull(),
  },
  table => [primaryKey({ columns: [table.ancestor, table.depth, table.descendant] })],
)

export const codeVisit = pgTable(
  'code_visit',
  {
    owner: uuid().notNull(),
    code: text().notNull(),
    /** Hash of the tab and the address, so that neither is kept. */
    visitor: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.code, table.visitor] })],
)
