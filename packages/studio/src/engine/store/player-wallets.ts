import type { WalletTransfer } from '@baize/contract'
import type { Store } from './open.ts'
import type { Round } from './rounds.ts'

/** A wallet of a player at this vendor. Amounts are minor units. */
export interface WalletKey {
  player: string
  wallet: string
  currency: string
}

/** What is in a wallet; nothing where nothing ever moved. */
export const balanceOf = (store: Store, { player, wallet, currency }: WalletKey): bigint =>
  BigInt(
    (
      store
        .prepare('SELECT balance FROM player_wallet WHERE player = ? AND wallet = ? AND currency = ?')
        .get(player, wallet, currency) as { balance: number } | undefined
    )?.balance ?? 0,
  )

/** Adds to a wallet, or takes out of it what is negative, inside the caller's transaction. */
export function moveInWallet(store: Store, { player, wallet, currency }: WalletKey, amount: bigint): void {
  store
    .prepare(
      `INSERT INTO player_wallet (player, wallet, currency, balance) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET balance = balance + excluded.balance`,
    )
    .run(player, wallet, currency, amount)
}

/**
 * Books what the operator has answered of a round in the wallet that it draws on, inside the
 * caller's transaction. Of a round that draws on the operator's wallet there is nothing to book.
 */
export function bookRound(store: Store, { player, wallet, currency }: Round, amount: bigint): void {
  if (wallet !== null && amount !== 0n) moveInWallet(store, { player, wallet, currency }, amount)
}

/** A transfer that the operator asked for, as it was decided. */
export interface StoredTransfer {
  reference: string
  /** As it was asked for; null where it was asked about before it came. */
  request: WalletTransfer | null
  state: 'done' | 'refused' | 'void'
  reason: string | null
  /** When the operator is told of it. */
  knownAt: number
}

export function transferByReference(store: Store, reference: string): StoredTransfer | null {
  const row = store
    .prepare('SELECT reference, request, state, reason, known_at AS knownAt FROM wallet_transfer WHERE reference = ?')
    .get(reference) as (Omit<StoredTransfer, 'request'> & { request: string | null }) | undefined
  return row ? { ...row, request: row.request === null ? null : (JSON.parse(row.request) as WalletTransfer) } : null
}

export function addTransfer(store: Store, { reference, request, state, reason, knownAt }: StoredTransfer): void {
  store
    .prepare('INSERT INTO wallet_transfer (reference, request, state, reason, known_at) VALUES (?, ?, ?, ?, ?)')
    .run(reference, request && JSON.stringify(request), state, reason, knownAt)
}

/** One page of all wallets with money, by player, wallet and currency, after one of them. */
export const walletsAfter = (
  store: Store,
  { player, wallet, currency }: WalletKey,
  limit: number,
): (WalletKey & { balance: bigint })[] =>
  store
    .prepare(
      `SELECT player, wallet, currency, balance FROM player_wallet
       WHERE balance <> 0 AND (player, wallet, currency) > (?, ?, ?) ORDER BY player, wallet, currency LIMIT ?`,
    )
    .all(player, wallet, currency, limit)
    .map(row => ({ ...(row as unknown as WalletKey), balance: BigInt(Number(row['balance'])) }))
