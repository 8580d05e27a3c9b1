import { sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { ledgerChecks } from './audit-ledger.ts'
import { roundChecks } from './audit-rounds.ts'
import { transferChecks } from './audit-transfers.ts'

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
