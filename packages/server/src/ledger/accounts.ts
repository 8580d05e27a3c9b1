import { createHash } from 'node:crypto'

/**
 * The currency of play money. It has accounts of its own, and a database constraint keeps it out of
 * all others.
 */
export const trialCurrency = 'FUN'

export const playerCash = (playerId: string) => `player:${playerId}:cash`
/** Money on hold, such as that of a withdrawal that waits for its decision. */
export const playerHeld = (playerId: string) => `player:${playerId}:held`
/** Money of a player's bonuses, until each of them ends. */
export const playerBonus = (playerId: string) => `player:${playerId}:bonus`
/** Money of a player at one vendor, where each vendor has a wallet of its own. */
export const vendorWallet = (playerId: string, vassalage: string) => `player:${playerId}:vendor:${vassalage}`
export const playerTrial = (playerId: string) => `player:${playerId}:trial`
export const vendorAccount = (vendor: string) => `vendor:${vendor}`
export const houseAccount = (purpose: 'promo' | 'trial' | 'deposit' | 'fee' | 'payout' | 'adjust') => `house:${purpose}`

const shards = 16

/**
 * The account as it stands in the ledger. House and vendor accounts are spread over several rows,
 * so that players do not wait for each other; the key decides which, so that a repeated request
 * uses the same row.
 */
export function shardedAccount(account: string, key: string): string {
  if (account.startsWith('player:')) return account
  return `${account}:${createHash('sha256').update(key).digest()[0]! % shards}`
}

/** The player who owns a movement; `house` where there is none. */
export const ownerOf = (accounts: readonly string[]): string =>
  accounts.find(account => account.startsWith('player:'))?.split(':')[1] ?? 'house'
