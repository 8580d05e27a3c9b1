/** Every table, by name: what the migrations must agree with. */
export {
  auditEvent,
  captchaPicture,
  handoverCode,
  loginAttempt,
  player,
  playerName,
  registration,
  sealKey,
  sealUse,
  session,
  siteKey,
  siteOrigin,
} from '../account/tables.ts'
export { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../ledger/tables.ts'
export { outboxMessages } from '../ops/tables.ts'
export { vendorNonces } from '../vendor/tables.ts'
