/** Every table, by name: what the migrations must agree with. */
export { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../ledger/tables.ts'
export { outboxMessages } from '../ops/tables.ts'
export { vendorNonces } from '../vendor/tables.ts'
