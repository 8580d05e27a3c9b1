import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const minor = (name: string) => bigint(name, { mode: 'bigint' }).notNull()

export const ledgerAccounts = pgTable(
  'ledger_account',
  {
    account: text('account').notNull(),
    currency: text('currency').notNull(),
    balance: minor('balance'),
    version: minor('version'),
  },
  table => [primaryKey({ columns: [table.account, table.currency] })],
)

export const ledgerTransactions = pgTable(
  'ledger_transaction',
  {
    owner: text('owner').notNull(),
    source: text('source').notNull(),
    key: text('key').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    currency: text('currency').notNull(),
    reference: text('reference'),
    requestHash: text('request_hash').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.source, table.key] })],
)

export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    account: text('account').notNull(),
    currency: text('currency').notNull(),
    version: minor('version'),
    transactionId: uuid('transaction_id').notNull(),
    amount: minor('amount'),
    balanceAfter: minor('balance_after'),
  },
  table => [primaryKey({ columns: [table.account, table.currency, table.version] })],
)
