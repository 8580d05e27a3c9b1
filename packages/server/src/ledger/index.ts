export { playerAccountsQuery, accountsOf, accountsOfPlayer, lockBalance } from './accounts-of-player.ts'
export type { PlayerAccount } from './accounts-of-player.ts'
export {
  houseAccount,
  playerBonus,
  playerCash,
  playerHeld,
  playerTrial,
  shardedAccount,
  trialCurrency,
  vendorAccount,
  vendorWallet,
} from './accounts.ts'
export { openHold, payHold, releaseHold } from './hold.ts'
export type { HoldName } from './hold.ts'
export { movementHash, post } from './post.ts'
export type { Leg, Movement } from './post.ts'
export { ledgerAccounts, ledgerEntries, ledgerTransactions } from './tables.ts'
