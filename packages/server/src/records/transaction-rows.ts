import { fromMinor } from '@baize/contract'
import type { TransactionRecord, TransactionStatus } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { betNoOf } from './bet-rows.ts'
import { nameOfGame } from './game-filter.ts'
import { milliseconds } from './sql-values.ts'
import { typeOf } from './transaction-types.ts'

/** A movement of a player's cash as the database has it. */
interface MovementRow extends Record<string, unknown> {
  id: string
  at: number
  source: string
  kind: string
  status: TransactionStatus
  reference: string | null
  currency: string
  amount: string
  balance_after: string
  remark: string | null
  game_code: string | null
  title: string | null
}

const vendorSource = 'vendor:'
/** The vendor that a movement is of; null where it is of none. */
export const vendorOf = (source: string): string | null =>
  source.startsWith(vendorSource) ? source.slice(vendorSource.length) : null

function recordOf({ amount, currency, reference, game_code: gameCode, ...row }: MovementRow): TransactionRecord {
  const [moved, after] = [BigInt(amount), BigInt(row.balance_after)]
  const vendor = vendorOf(row.source)
  return {
    number: row.id,
    at: new Date(row.at).toISOString(),
    type: typeOf(row.kind),
    amount: fromMinor(moved, currency),
    balanceBefore: fromMinor(after - moved, currency),
    balanceAfter: fromMinor(after, currency),
    currency,
    status: row.status,
    reference: reference !== null && vendor !== null ? betNoOf(vendor, reference) : reference,
    remark: gameCode === null ? (row.remark ?? '') : nameOfGame(row.title, gameCode),
  }
}

/** One page of movements with its amounts in minor units. */
export interface MovementPage {
  records: TransactionRecord[]
  amounts: bigint[]
}

/**
 * The movements of a query, with the games of bets and the remarks of transfers.
 * @param found - has the columns of `movementsOf`
 */
export async function transactionRows(db: Db, playerId: string, found: SQL, order: SQL): Promise<MovementPage> {
  const { rows } = await db.execute<MovementRow>(sql`
    select m.id, ${milliseconds(sql`m.at`)} as at, m.source, m.kind, m.reference,
      movement_status(m.owner, m.kind, m.reference) as status, m.currency,
      m.amount::text as amount, m.balance_after::text as balance_after, r.game_code,
      (select min(g.name) from game g where g.game_code = r.game_code and g.vassalage = r.vassalage) as title,
      (select p.remark from peer_transfer p where p.player_id = ${playerId}::uuid and p.order_no = m.reference) as remark
    from (${found}) as m
    left join lateral (
      select game_code, vassalage from game_round where player_id = ${playerId}::uuid and round_id = m.reference
        and vendor = substr(m.source, ${vendorSource.length + 1}::int) and m.source like ${`${vendorSource}%`} limit 1
    ) as r on true
    order by ${order}`)
  return { records: rows.map(recordOf), amounts: rows.map(({ amount }) => BigInt(amount)) }
}
