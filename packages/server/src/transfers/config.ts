import { fromMinor } from '@baize/contract'
import type { Output, peerTransfers } from '@baize/contract'
import { hasPaymentPassword } from '../accounts/passwords/index.ts'
import type { Player } from '../accounts/players/index.ts'
import { isTwoFactorOn } from '../accounts/security/index.ts'
import type { Deps } from '../deps.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { maskName } from '../text/mask-name.ts'
import { mayTransferDown, payableUpline } from './counterpart.ts'
import { limitsFor } from './limits.ts'

/** What a page needs to know before somebody transfers (MEM-35). */
export async function configFor(deps: Deps, who: Player): Promise<Output<typeof peerTransfers>['config']> {
  const { min, max, currency } = await limitsFor(deps, who.type)
  const upline = await payableUpline(deps, who)
  return {
    upline: upline && maskName(upline.account),
    downline: mayTransferDown(who),
    min: fromMinor(min, currency),
    max: fromMinor(max, currency),
    currency,
    currencySymbol: symbolOf(currency),
    hasPaymentPassword: await hasPaymentPassword(deps.db, who.id),
    hasPassword: who.passwordHash !== null,
    needsCode: await isTwoFactorOn(deps.db, who.id),
  }
}
