import type { TransactionType } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isOneOf } from './sql-values.ts'

/**
 * What a kind of movement of the ledger is to its player (MEM-40). A new kind gets a line here; one
 * that has none is an adjustment.
 */
const typeByKind: Readonly<Record<string, TransactionType>> = {
  'round.bet': 'bet',
  'round.rollback': 'bet',
  'round.win': 'payout',
  'transfer.peer': 'transfer',
  'grant.welcome': 'bonus',
  'bonus.staked': 'bonus',
  'bonus.won': 'bonus',
  'bonus.returned': 'bonus',
  'bonus.forfeited': 'bonus',
  'bonus.completed': 'bonus',
  'deposit.credited': 'deposit',
  'hold.opened': 'withdrawal',
  'hold.released': 'withdrawal',
  'transfer.opened': 'transfer',
  'transfer.paid': 'transfer',
  'transfer.released': 'transfer',
}

export const typeOf = (kind: string): TransactionType => typeByKind[kind] ?? 'adjustment'

/** The condition that a column `kind` holds a kind of one of these types. */
export function isOfTypes(types: readonly TransactionType[]): SQL {
  const asValues = (kinds: readonly string[]) => kinds.map(kind => sql`${kind}`)
  const kinds = Object.keys(typeByKind)
  const isNamed = isOneOf(sql`kind`, asValues(kinds.filter(kind => types.includes(typeOf(kind)))))
  if (!types.includes('adjustment')) return isNamed
  return sql`(${isNamed} or not ${isOneOf(sql`kind`, asValues(kinds))})`
}
