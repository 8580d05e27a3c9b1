import { setPaymentPassword } from '@baize/contract'
import { inTransaction } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { route } from '../../../http/route.ts'
import type { Context } from '../../../http/route.ts'
import { audit, auditOf } from '../../../audit-trail/index.ts'
import { notify, requireOwner, hash, requireCalm, ownerOf, requireFactor } from '../../security/index.ts'
import type { Player } from '../../players/index.ts'
import { checkPaymentPassword } from './check.ts'
import { requireNewPaymentPassword } from './new-payment-password.ts'
import { paymentPasswordOf, replacePaymentPassword } from './stored.ts'

/**
 * Sets a transaction password, for whoever shows that the account is theirs and, where there is one, that of before; where two-factor is on
 * with a code, which comes last, so that nothing else that is refused uses one up (API-90, AUTH-31).
 */
export const setPaymentPasswordRoute = route(setPaymentPassword, async (input, ctx) => {
  const { deps } = ctx
  const who = await ownerOf(ctx)
  const before = await paymentPasswordOf(deps.db, who.id)
  const paymentPassword = input.paymentPassword.trim()
  const oldPaymentPassword = (input.oldPaymentPassword ?? '').trim()
  const confirmPaymentPassword = input.confirmPaymentPassword.trim()
  const typed = { paymentPassword, confirmPaymentPassword, oldPaymentPassword }
  await requireNewPaymentPassword(deps, typed, before !== null)
  await requireCalm(deps, who.id)
  await requireOwner(ctx, who, input.password)
  if (before !== null) await checkPaymentPassword(ctx, who.id, oldPaymentPassword)
  await requireFactor(ctx, who, input.code)
  await keep(ctx, who, before, await hash(deps, paymentPassword))
  await notify(ctx, who, 'payment-password-set')
  return null
})

const keep = (ctx: Context, who: Player, before: string | null, fresh: string): Promise<void> =>
  inTransaction(ctx.deps.db, async tx => {
    if (!(await replacePaymentPassword(tx, who.id, before, fresh))) throw new Refusal('PAYMENT_PASSWORD_INVALID')
    const facts = { before: { isSet: before !== null }, after: { isSet: true } }
    await audit(ctx.deps, tx, { ...auditOf(ctx, who), what: 'payment-password-set', ...facts })
  })
