import { sql } from 'drizzle-orm'
import { missingCommits } from '../db/commit-log.ts'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { invariantChecks } from './audit-checks.ts'
import { checkTrail } from '../audit-trail/index.ts'
import type { TrailCheck } from '../audit-trail/index.ts'
import type { Command } from '../area.ts'

/** The result of one check. */
export interface Finding {
  name: string
  promise: string
  /** Number of things that were checked. */
  checked: number
  /** Number of them that break the promise. */
  broken: number
}

async function count(db: Db, query: string): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(sql.raw(`select count(*)::text as n from (${query}) as found`))
  return Number(rows[0]!.n)
}

/**
 * Proves the invariants of the ledger on what lies in the database, one after the other so that
 * players are not kept waiting.
 */
export async function auditLedger(db: Db): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, promise, offenders, subjects } of invariantChecks)
    findings.push({ name, promise, checked: await count(db, subjects), broken: await count(db, offenders) })
  return findings
}

export const isClean = (findings: readonly Finding[]): boolean => findings.every(finding => finding.broken === 0)

const line = ({ name, promise, checked, broken }: Finding): string =>
  `${broken ? 'BROKEN' : 'ok    '} ${name.padEnd(24)} ${String(checked).padStart(8)} checked, ${broken} broken. ${promise}`

const trailFinding = ({ events, broken }: TrailCheck): Finding => ({
  name: 'audit-trail',
  promise: 'Nothing under a seal was changed, added or taken away.',
  checked: events,
  broken: broken.length,
})

const trailHead = ({ head, broken, unsealed }: TrailCheck): string[] => [
  ...broken.map(number => `The trail under seal ${number} is not as it was.`),
  head ? `Seal ${head.number} of ${head.sealedAt.toISOString()}: ${head.hash}` : 'Nothing of the trail is sealed yet.',
  `${unsealed} events wait for the next seal.`,
]

/**
 * What the log of commits says of the embedded database; nothing of a server, which keeps its own,
 * and nothing in memory.
 */
async function commitFindings(db: Db, { databaseUrl, dataDir }: Deps['config']): Promise<Finding[]> {
  if (databaseUrl || dataDir.startsWith('memory://')) return []
  const { logged, missing } = await missingCommits(db, dataDir)
  const promise = 'Every movement of money and every account that was committed in this folder is in the database.'
  return [{ name: 'commits-kept', promise, checked: logged, broken: missing }]
}

export const auditCommand: Command = {
  usage: 'audit',
  does: 'proves what must hold of all money and all rounds, and of the audit trail',
  run: async ({ db, config }) => {
    const trail = await checkTrail(db)
    const findings = [...(await auditLedger(db)), ...(await commitFindings(db, config)), trailFinding(trail)]
    const ok = isClean(findings)
    const end = ok ? 'The books are clean.' : 'The books are NOT clean.'
    return { ok, lines: [...findings.map(line), ...trailHead(trail), end] }
  },
}
