import { uniqueId, type Scope } from '@baize/client'
import { noteVisit } from '@baize/contract'
import type { InvitationCodes } from '../invitation-codes.ts'

/** Names this tab where visits are counted; it says nothing about who is in front of it. */
const tabKey = 'baize.visit'

/**
 * Tells the platform that somebody came by an invitation, each code once per tab (AGT-24). What goes wrong with it is nobody's trouble:
 * the registration does not depend on it.
 * @param kept - of the tab; null where the browser does not let us have it
 */
export async function noteInvitedVisit(
  scope: Scope,
  codes: InvitationCodes,
  kept: Pick<Storage, 'getItem' | 'setItem'> | null,
): Promise<void> {
  const visit = kept?.getItem(tabKey) ?? uniqueId()
  kept?.setItem(tabKey, visit)
  for (const [kind, code] of Object.entries(codes) as [keyof InvitationCodes, string][]) {
    const told = `${tabKey}.${kind}`
    if (kept?.getItem(told) === code) continue
    await scope.call(noteVisit, { kind, code, visit })
    kept?.setItem(told, code)
  }
}
