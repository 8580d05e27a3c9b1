import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const loginAttempt = pgTable(
  'login_attempt',
  {
    ip: text().notNull(),
    account: text().notNull(),
    id: uuid().notNull(),
    failed: boolean().notNull(),
    at: time('at').notNull(),
  },
  table => [primaryKey({ columns: [table.ip, table.account, table.id] })],
)
