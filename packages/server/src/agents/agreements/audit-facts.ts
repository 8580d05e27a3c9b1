import { fromHundredths } from '@baize/contract'
import { audit } from '../../audit-trail/index.ts'
import type { AuditEntry, Facts } from '../../audit-trail/index.ts'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import type { Affected } from './end-agreements.ts'
import type { StoredContract } from './tables.ts'

/** What the trail says of a contract. */
export const factsOf = ({ id, kind, period, rate }: StoredContract): Facts => ({
  contractId: id,
  kind,
  period,
  rate: fromHundredths(rate),
})

/** Notes in the trail of everybody whose contract cannot go on that it ends, and when (CON-07). */
export async function noteEnded(
  deps: Deps,
  tx: Db,
  affected: readonly Affected[],
  from: Date,
  by: Pick<AuditEntry, 'ip' | 'device'>,
): Promise<void> {
  for (const { contract } of affected)
    await audit(deps, tx, {
      ...by,
      what: 'contract-ended',
      account: null,
      playerId: contract.downline,
      before: factsOf(contract),
      after: { endAt: from.toISOString() },
    })
}
