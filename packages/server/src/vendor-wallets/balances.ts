import { fromMinor } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'

/**
 * The account of the wallet in a row `w` of `vendor_wallet`, as `vendorWallet` of the ledger names
 * it.
 */
export const accountOfRow = sql`'player:' || w.player_id || ':vendor:' || w.vassalage`

/** SQL for what the player of a row has at all vendors together, in minor units. */
export const sumAtVendors = (playerId: SQL, currency: string): SQL => sql`coalesce((
  select sum(a.balance) from vendor_wallet w
  join ledger_account a on a.account = ${accountOfRow} and a.currency = ${currency}
  where w.player_id = ${playerId}
), 0)`

/** Minor units of a player at each vendor that was ever moved to. */
export async function vendorBalances(db: Db, playerId: string, currency: string): Promise<Map<string, bigint>> {
  const { rows } = await db.execute<{ vassalage: string; balance: string }>(sql`
    select w.vassalage, coalesce(a.balance, 0)::text as balance from vendor_wallet w
    left join ledger_account a on a.account = ${accountOfRow} and a.currency = ${currency}
    where w.player_id = ${playerId}::uuid order by w.vassalage`)
  return new Map(rows.map(({ vassalage, balance }) => [vassalage, BigInt(balance)]))
}

/** A wallet with money in it. */
export interface FilledWallet {
  playerId: string
  vassalage: string
  balance: bigint
}

/** One page of all wallets with money in them, by player and vendor, after one of them. */
export async function filledWallets(
  db: Db,
  currency: string,
  { after, limit }: { after: Pick<FilledWallet, 'playerId' | 'vassalage'> | null; limit: number },
): Promise<FilledWallet[]> {
  const isAfter = after ? sql`(w.player_id, w.vassalage) > (${after.playerId}::uuid, ${after.vassalage})` : sql`true`
  const { rows } = await db.execute<{ player_id: string; vassalage: string; balance: string }>(sql`
    select w.player_id, w.vassalage, a.balance::text as balance from vendor_wallet w
    join ledger_account a on a.account = ${accountOfRow} and a.currency = ${currency}
    where a.balance <> 0 and ${isAfter} order by w.player_id, w.vassalage limit ${limit}`)
  return rows.map(({ player_id: playerId, vassalage, balance }) => ({ playerId, vassalage, balance: BigInt(balance) }))
}

/** What is in each wallet, as the wire shows it. */
export const shownBalances = (balances: ReadonlyMap<string, bigint>, currency: string) =>
  [...balances].map(([vassalage, units]) => ({ vassalage, balance: fromMinor(units, currency) }))
