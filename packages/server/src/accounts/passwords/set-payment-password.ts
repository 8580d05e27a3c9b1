import { checkField, setPaymentPassword } from '@baize/contract'
import type { FieldRule } from '@baize/contract'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { readSetting } from '../../db/settings.ts'
import { fieldRule } from '../registration/index.ts'
import { registerSetting } from '../../system/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import {
  notifySecurityChange,
  requireOwner,
  hashPassword,
  requireNoSecurityDelay,
  playerOfSession,
  requireTwoFactorCode,
} from '../security/index.ts'
import { lockPassword } from '../players/index.ts'
import type { Player } from '../players/index.ts'
import { checkPaymentPassword, paymentPasswordHashOf, replacePaymentPassword } from './payment-password.ts'

/**
 * The rule of registration's transaction password, which holds wherever one is set, even where
 * registration asks for none (VAL-09).
 */
async function sitePaymentPasswordRule(deps: Deps): Promise<FieldRule> {
  return { ...fieldRule(await readSetting(deps, registerSetting), 'paymentPassword'), required: true }
}

/** A transaction password as it was typed, trimmed. */
interface NewPaymentPassword {
  paymentPassword: string
  confirmPaymentPassword: string
  oldPaymentPassword?: string
}

/**
 * Problems of a new transaction password: the key of a text, by field; empty where there are none.
 */
function newPaymentPasswordProblems(rule: FieldRule, typed: NewPaymentPassword, isReplaced: boolean) {
  const { paymentPassword, confirmPaymentPassword, oldPaymentPassword = '' } = typed
  const isOld = isReplaced && paymentPassword === oldPaymentPassword
  const problem = checkField(rule, paymentPassword)?.key ?? (isOld ? 'in_password_same' : null)
  return {
    ...(isReplaced && !oldPaymentPassword && { oldPaymentPassword: 'empty' }),
    ...(problem && { paymentPassword: problem }),
    ...(paymentPassword !== confirmPaymentPassword && { confirmPaymentPassword: 'mismatchPayment' }),
  }
}

/**
 * @param isReplaced - whether there is one already, which is to be typed
 * @throws Refusal FIELD_INVALID with what is wrong, by field (VAL-40, VAL-46)
 */
export async function requireNewPaymentPassword(
  deps: Deps,
  typed: NewPaymentPassword,
  isReplaced: boolean,
): Promise<void> {
  const fields = newPaymentPasswordProblems(await sitePaymentPasswordRule(deps), typed, isReplaced)
  if (Object.keys(fields).length) throw new Refusal('FIELD_INVALID', { fields })
}

/**
 * Sets a transaction password. It requires the password of the account, the current transaction
 * password where there is one, and last a two-factor code where that is on, so that no other
 * refusal uses a code up (API-90, AUTH-31).
 */
export const setPaymentPasswordRoute = route(setPaymentPassword, async (input, ctx) => {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const before = await paymentPasswordHashOf(deps.db, who.id)
  const paymentPassword = input.paymentPassword.trim()
  const oldPaymentPassword = (input.oldPaymentPassword ?? '').trim()
  const confirmPaymentPassword = input.confirmPaymentPassword.trim()
  const typed = { paymentPassword, confirmPaymentPassword, oldPaymentPassword }
  await requireNewPaymentPassword(deps, typed, before !== null)
  await requireNoSecurityDelay(deps, who.id)
  await requireOwner(ctx, who, input.password)
  if (before !== null) await checkPaymentPassword(ctx, who.id, oldPaymentPassword)
  await requireTwoFactorCode(ctx, who, input.code)
  await storePaymentPassword(ctx, who, before, await hashPassword(deps, paymentPassword))
  await notifySecurityChange(ctx, who, 'payment-password-set')
  return null
})

const storePaymentPassword = (ctx: Context, who: Player, before: string | null, fresh: string): Promise<void> =>
  inTransaction(ctx.deps.db, async tx => {
    // A new password ends what was under way with the one before.
    await lockPassword(tx, who, 'LOGIN_AGAIN')
    await requireNoSecurityDelay({ db: tx, clock: ctx.deps.clock }, who.id)
    if (!(await replacePaymentPassword(tx, who.id, before, fresh))) throw new Refusal('PAYMENT_PASSWORD_INVALID')
    const facts = { before: { isSet: before !== null }, after: { isSet: true } }
    await audit(ctx.deps, tx, { ...auditOf(ctx, who), what: 'payment-password-set', ...facts })
  })
