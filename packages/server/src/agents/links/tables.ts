import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
