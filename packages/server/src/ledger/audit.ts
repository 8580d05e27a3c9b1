import { sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { ledgerChecks } from './audit-ledger.ts'
import { roundChecks } from './audit-rounds.ts'

/** What must hold between the transfers that players were told of and the money they moved. */
const transferChecks: readonly Check[] = [
  {
    name: 'transfers-moved-money',
    promise: 'Every transfer that a player sees moved its amount in their account.',
    subjects: 'select 1 from peer_transfer',
    offenders: `
      select p.order_no from peer_transfer p
      left join ledger_transaction t on t.kind = 'transfer.peer' and t.reference = p.order_no
        and t.owner = (case when p.amount < 0 then p.player_id else p.counterpart_id end)::text
      left join ledger_entry e on e.transaction_id = t.id and e.account = 'player:' || p.player_id || ':cash'
      where e.amount is distinct from p.amount or e.currency is distinct from p.currency`,
  },
  {
    name: 'transfers-seen-by-both',
    promise: 'Every movement between players is seen by the two of them, who took and who gave it, once each.',
    subjects: "select 1 from ledger_transaction where kind = 'transfer.peer'",
    offenders: `
      select t.key from ledger_transaction t where t.kind = 'transfer.peer' and not exists (
        select 1 from peer_transfer p join peer_transfer q
          on q.player_id = p.counterpart_id and q.counterpart_id = p.player_id and q.order_no = p.order_no
        where p.player_id::text = t.owner and p.transfer_key = t.key and p.amount = -q.amount and p.direction <> q.direction)`,
  },
]

/** A promise about money, as a query that finds what breaks it. */
export interface Check {
  name: string
  promise: string
  /** Selects one row for each thing that breaks the promise. */
  offenders: string
  /** Counts what the promise was checked on. */
  subjects: string
}

export interface Finding {
  name: string
  promise: string
  /** How many things were looked at. */
  checked: number
  /** How many break the promise. */
  broken: number
}

const checks: readonly Check[] = [...ledgerChecks, ...roundChecks, ...transferChecks]

async function count(db: Db, query: string): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(sql.raw(`select count(*)::text as n from (${query}) as found`))
  return Number(rows[0]!.n)
}

/** Proves the invariants of the ledger on what lies in the database, one after the other so that players are not kept waiting. */
export async function audit(db: Db): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, promise, offenders, subjects } of checks)
    findings.push({ name, promise, checked: await count(db, subjects), broken: await count(db, offenders) })
  return findings
}

export const isClean = (findings: readonly Finding[]): boolean => findings.every(finding => finding.broken === 0)
