import type { Db } from '../src/db/open.ts'
import { auditLedger } from '../src/ledger/audit.ts'

/** Names of the checks of the books that found something, in the order of the audit. */
export const brokenChecks = async (db: Db): Promise<string[]> =>
  (await auditLedger(db)).filter(({ broken }) => broken > 0).map(({ name }) => name)
