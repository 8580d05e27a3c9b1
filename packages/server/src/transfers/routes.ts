import { peerTransfers, transferPeer, fromMinor } from '@baize/contract'
import {
  requireNoSecurityHold,
  playerOfSession,
  requireTwoFactorCode,
  isTwoFactorOn,
} from '../accounts/security/index.ts'
import { checkPaymentPassword, hasPaymentPassword } from '../accounts/passwords/index.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Route } from '../http/route.ts'
import { readMoney } from '../wallet/index.ts'
import { counterpartOf, mayTransferDown, payableUpline } from './counterpart.ts'
import { historyOf } from './history.ts'
import { limitsFor } from './limits.ts'
import { moved, transfer } from './move.ts'
import { orderOf } from './order.ts'
import { sentBefore } from './sent.ts'
import type { Output } from '@baize/contract'
import type { Player } from '../accounts/players/index.ts'
import type { Deps } from '../deps.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { maskName } from '../text/mask-name.ts'

/** What a page needs to know before somebody transfers (MEM-35). */
async function configFor(deps: Deps, who: Player): Promise<Output<typeof peerTransfers>['config']> {
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

const listRoute = route(peerTransfers, async (input, ctx) => {
  const who = await playerOfSession(ctx)
  return { config: await configFor(ctx.deps, who), ...(await historyOf(ctx.deps, who.id, input)) }
})

/**
 * What was sent before is answered before anything is asked for: a code is good once, and who did not hear the answer has no other. The
 * code comes last, so that nothing else that is refused uses one up.
 */
const transferRoute = route(transferPeer, async (input, ctx) => {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const order = orderOf(input, await limitsFor(deps, who.type))
  const sent = await sentBefore(deps.db, who.id, order)
  if (sent) return moved(deps, sent)
  await requireNoSecurityHold(deps, who.id)
  const to = await counterpartOf[order.direction](deps, who, order.account)
  if (!to) throw new Refusal('TRANSFER_REFUSED')
  const { cash } = await readMoney(deps, who.id, who.type)
  if (cash < order.amount) throw new Refusal('INSUFFICIENT_FUNDS')
  await checkPaymentPassword(ctx, who.id, input.paymentPassword)
  await requireTwoFactorCode(ctx, who, input.code)
  return transfer(ctx, who, to, order)
})

export const transferRoutes: Route[] = [listRoute, transferRoute]
