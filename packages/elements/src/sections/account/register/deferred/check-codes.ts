import type { Scope } from '@baize/client'
import { checkAffiliate, checkReferral } from '@baize/contract'
import type { InvitationCodes } from '../invitation-codes.ts'

/**
 * Tells the page of codes in its markup that are nobody's: accounts would be opened with them, and nobody be paid for it. The visitor cannot
 * mend that and is told nothing; a check that fails is left at that.
 */
export async function checkCodes(
  scope: Scope,
  { affiliateCode, referralCode }: InvitationCodes,
  report: (code: string, message: string) => void,
): Promise<void> {
  const isLost = 'accounts are opened without it, and nobody is credited.'
  if (affiliateCode) {
    const { valid } = await scope.call(checkAffiliate, { code: affiliateCode, domain: location.hostname })
    if (!valid) report('affiliate-unknown', `affiliate-code="${affiliateCode}" is not valid on this site: ${isLost}`)
  }
  if (referralCode) {
    const { valid } = await scope.call(checkReferral, { code: referralCode })
    if (!valid) report('referral-unknown', `referral-code="${referralCode}" is nobody's: ${isLost}`)
  }
}
