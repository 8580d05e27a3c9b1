import { and, eq } from 'drizzle-orm'
import { fragment, runStatement, statement } from '../db/statement.ts'
import type { Db } from '../db/open.ts'
import { ledgerAccounts } from './tables.ts'

/** An account of a player as it stands now. */
export interface PlayerAccount {
  account: string
  /** Minor units. */
  balance: bigint
  /** Grows with every movement of the account. */
  version: bigint
}

const readTwo = statement<
  { first: string; second: string; currency: string },
  { account: string; balance: string; version: string }
>()`
  select account, balance::text, version::text from ledger_account
  where account in (${'first'}, ${'second'}) and currency = ${'currency'}`

/**
 * Reads the accounts of a player `p` in all currencies, in one statement with its session. They are
 * named as in `accounts.ts`.
 */
export const playerAccountsQuery = fragment`
  (select json_agg(json_build_array(a.account, a.currency, a.balance::text, a.version::text))::text from ledger_account a
    where a.account in ('player:' || p.id || ':cash', 'player:' || p.id || ':held', 'player:' || p.id || ':trial'))`

/** Those of `accounts` in one currency, out of the result of `playerAccountsQuery`. */
export function accountsOf(playerData: string | null, accounts: readonly string[], currency: string): PlayerAccount[] {
  const read = JSON.parse(playerData ?? '[]') as [account: string, currency: string, balance: string, version: string][]
  return read
    .filter(([account, of]) => accounts.includes(account) && of === currency)
    .map(([account, , balance, version]) => ({ account, balance: BigInt(balance), version: BigInt(version) }))
}

/**
 * Two accounts of a player in one currency. They are found by their key, however much has moved in
 * them; one in which nothing ever moved is not among them.
 */
export async function accountsOfPlayer(
  db: Db,
  accounts: readonly [string, string],
  currency: string,
): Promise<PlayerAccount[]> {
  const [first, second] = accounts
  const rows = await runStatement(db, readTwo, { first, second, currency })
  return rows.map(({ account, balance, version }) => ({
    account,
    balance: BigInt(balance),
    version: BigInt(version),
  }))
}

/**
 * The balance of an account in minor units, which nothing else moves until the transaction ends;
 * nothing where no money ever moved.
 */
export async function lockBalance(tx: Db, account: string, currency: string): Promise<bigint> {
  const [own] = await tx
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.account, account), eq(ledgerAccounts.currency, currency)))
    .for('update')
  return own?.balance ?? 0n
}
