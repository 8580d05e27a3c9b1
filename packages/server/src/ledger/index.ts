export { houseAccount, playerCash, playerHeld, playerTrial, trialCurrency, vendorAccount } from './accounts.ts'
export { post } from './post.ts'
export { ledgerAccounts, ledgerEntries, ledgerTransactions } from './tables.ts'
