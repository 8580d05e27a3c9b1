import { cancelDeposit, claimDeposit, depositRemarkMax, plainText } from '@baize/contract'
import { eq } from 'drizzle-orm'
import type { Player } from '../accounts/players/index.ts'
import { playerOfSession } from '../accounts/security/index.ts'
import { audit, auditOf } from '../audit-trail/index.ts'
import type { AuditKind } from '../audit-trail/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { countPictures } from '../orders/index.ts'
import { gatewayOf } from '../payment-gateways/index.ts'
import { askGateway } from './ask-gateways.ts'
import { expireDeposits, moveDeposit, withDeposit } from './change.ts'
import { deposit } from './tables.ts'
import { canBeClaimed, depositOf, shownDeposit, stateOf } from './view.ts'
import type { WholeDeposit } from './view.ts'

/** Work on a deposit of the player who asks, and its note in the audit trail. */
async function withOwnDeposit(
  ctx: Context,
  who: Player,
  orderNo: string,
  what: AuditKind,
  work: (deps: Deps, whole: WholeDeposit) => Promise<WholeDeposit>,
): Promise<WholeDeposit> {
  await expireDeposits(ctx.deps, eq(deposit.playerId, who.id))
  const changed = await withDeposit(ctx.deps, orderNo, async (deps, whole) => {
    if (whole.order.playerId !== who.id) throw new Refusal('NOT_FOUND')
    const after = await work(deps, whole)
    const facts = { before: { state: stateOf(whole) }, after: { state: stateOf(after) } }
    await audit(deps, deps.db, { ...auditOf(ctx, who), what, reason: orderNo, ...facts })
    return after
  })
  if (!changed) throw new Refusal('NOT_FOUND')
  return changed
}

/** @throws Refusal FIELD_INVALID where a deposit that had ended has no receipt */
async function requireProof({ db }: Deps, whole: WholeDeposit): Promise<void> {
  if (['pending', 'processing'].includes(stateOf(whole))) return
  if (!(await countPictures(db, whole.order))) throw new Refusal('FIELD_INVALID', { fields: { receipts: 'empty' } })
}

/** “I have paid”: the gateway is asked at once, and staff find it in their queue (MEM-26). */
export const claimDepositRoute = route(claimDeposit, async (input, ctx) => {
  const { deps, language } = ctx
  const who = await playerOfSession(ctx)
  const remark = plainText(input.remark ?? '')
  if (!remark.isWellFormed() || [...remark].length > depositRemarkMax)
    throw new Refusal('FIELD_INVALID', { fields: { remark: 'length' } })
  const claimed = await withOwnDeposit(ctx, who, input.orderNo, 'deposit-claimed', async (inside, whole) => {
    if (!canBeClaimed(whole)) throw new Refusal('ORDER_ENDED')
    await requireProof(inside, whole)
    const reason = stateOf(whole) === 'processing' ? whole.deposit.reason : null
    return moveDeposit(inside, whole, 'processing', { remark, reason, claimedAt: inside.clock.now() })
  })
  await askGateway(deps, claimed.deposit)
  const now = (await depositOf(deps.db, who.id, input.orderNo)) ?? claimed
  return { order: await shownDeposit(deps, now, language) }
})

/** Cancels a deposit that is pending, here and at its gateway (MEM-26). */
export const cancelDepositRoute = route(cancelDeposit, async ({ orderNo }, ctx) => {
  const { deps, language } = ctx
  const who = await playerOfSession(ctx)
  const cancelled = await withOwnDeposit(ctx, who, orderNo, 'deposit-cancelled', async (inside, whole) => {
    if (stateOf(whole) !== 'pending') throw new Refusal('ORDER_ENDED')
    return moveDeposit(inside, whole, 'cancelled')
  })
  if (cancelled.deposit.payment)
    await gatewayOf(deps, cancelled.deposit.gateway)
      ?.cancel(orderNo)
      .catch((error: unknown) => deps.report(error, { deposit: orderNo }))
  return { order: await shownDeposit(deps, cancelled, language) }
})
