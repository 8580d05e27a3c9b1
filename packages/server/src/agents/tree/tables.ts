import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

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
