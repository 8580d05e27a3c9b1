import { fromHundredths } from '@baize/contract'
import { audit } from '../../audit-trail/index.ts'
import type { AuditEntry, AuditFacts } from '../../audit-trail/index.ts'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import type { AffectedAgreement } from './end-agreements.ts'
import type { StoredAgreement } from './tables.ts'

/** The facts of an agreement in the audit trail. */
export const factsOf = ({ id, kind, period, rate }: StoredAgreement): AuditFacts => ({
  contractId: id,
  kind,
  period,
  rate: fromHundredths(rate),
})

/**
 * Notes in the audit trail, for everybody whose agreement cannot go on, that it ends and when
 * (CON-07).
 */
export async function noteEnded(
  deps: Deps,
  tx: Db,
  affected: readonly AffectedAgreement[],
  from: Date,
  by: Pick<AuditEntry, 'ip' | 'device'>,
): Promise<void> {
  for (const { agreement } of affected)
    await audit(deps, tx, {
      ...by,
      what: 'contract-ended',
      account: null,
      playerId: agreement.downline,
      before: factsOf(agreement),
      after: { endAt: from.toISOString() },
    })
}
