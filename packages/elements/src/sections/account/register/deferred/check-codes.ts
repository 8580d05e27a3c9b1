import { callError, type Scope } from '@baize/client'
import { checkAffiliate, checkReferral } from '@baize/contract'
import type { InvitationCodes } from '../invitation-codes.ts'
import { openedOn } from '../opened-on.ts'

interface Check {
  name: keyof InvitationCodes
  attribute: string
  /** What the page is told by where the code is nobody's. */
  unknown: string
  says: string
  ask: (scope: Scope, code: string) => Promise<{ valid: boolean }>
}
const checks: readonly Check[] = [
  {
    name: 'affiliateCode',
    attribute: 'affiliate-code',
    unknown: 'affiliate-unknown',
    says: 'is not valid on this site',
    ask: (scope, code) => scope.call(checkAffiliate, { code, domain: openedOn().hostname }),
  },
  {
    name: 'referralCode',
    attribute: 'referral-code',
    unknown: 'referral-unknown',
    says: "is nobody's",
    ask: (scope, code) => scope.call(checkReferral, { code }),
  },
]

/**
 * Tells the page of codes in its markup that are nobody's: accounts would be opened with them, and
 * nobody be paid for it. The visitor cannot mend that and is told nothing. Of a code that could not
 * be checked the page is told that much, since nobody else would notice.
 */
export async function checkCodes(
  scope: Scope,
  codes: InvitationCodes,
  report: (code: string, message: string) => void,
): Promise<void> {
  for (const { name, attribute, unknown, says, ask } of checks) {
    const code = codes[name]
    if (!code) continue
    const place = `${attribute}="${code}"`
    try {
      const { valid } = await ask(scope, code)
      if (!valid) report(unknown, `${place} ${says}: accounts are opened without it, and nobody is credited.`)
    } catch (thrown) {
      const why = callError(thrown).code
      report('code-unchecked', `${place} could not be checked (${why}): accounts are opened with it all the same.`)
    }
  }
}
