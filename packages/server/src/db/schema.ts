/** Every table, by name: what the migrations must agree with. */
export { gameLaunches } from '../games/launch-tables.ts'
export { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../ledger/tables.ts'
export { outboxMessages } from '../ops/tables.ts'
export { gameRounds, vendorBets, vendorCalls, vendorNonces } from '../vendor/tables.ts'
