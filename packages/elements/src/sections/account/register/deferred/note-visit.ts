import { uniqueId, type Scope } from '@baize/client'
import { noteVisit } from '@baize/contract'
import type { InvitationCodes } from '../invitation-codes.ts'

/**
 * Storage key of the id of this tab, by which visits are counted. It says nothing about the
 * visitor.
 */
const tabKey = 'baize.visit'

/**
 * Tells the platform that somebody came by an invitation, each code once per tab (AGT-24). Its
 * failures are not shown: the registration does not depend on it.
 * @param kept - session storage; null where the browser forbids it
 */
export async function noteInvitedVisit(
  scope: Scope,
  codes: InvitationCodes,
  kept: Pick<Storage, 'getItem' | 'setItem'> | null,
): Promise<void> {
  const visit = kept?.getItem(tabKey) ?? uniqueId()
  kept?.setItem(tabKey, visit)
  for (const [kind, code] of Object.entries(codes) as [keyof InvitationCodes, string][]) {
    const visitKey = `${tabKey}.${kind}`
    if (kept?.getItem(visitKey) === code) continue
    await scope.call(noteVisit, { kind, code, visit })
    kept?.setItem(visitKey, code)
  }
}
