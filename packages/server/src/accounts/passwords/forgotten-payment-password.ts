import { resetPaymentPassword, sendPaymentCode } from '@baize/contract'
import type { ContactKind, Input } from '@baize/contract'
import { audit, auditOf } from '../../audit-trail/index.ts'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { requireWorkBeforeSending, sendCode, takeCode } from '../../verification/index.ts'
import { boundContactOf, contactsOf, languageOf, lockPassword } from '../players/index.ts'
import type { Player } from '../players/index.ts'
import {
  hashPassword,
  isTwoFactorOn,
  notifySecurityChange,
  playerOfSession,
  requesterOf,
  requireNoSecurityDelay,
  requireOwner,
  requireTwoFactorCode,
  startSecurityDelay,
} from '../security/index.ts'
import { hasPaymentPassword, paymentPasswordHashOf, replacePaymentPassword } from './payment-password.ts'
import { requireNewPaymentPassword } from './set-payment-password.ts'

/** What a code is sent by. */
const channels = { mobile: 'sms', email: 'email' } as const satisfies Record<ContactKind, string>

/**
 * The contact of this kind that its owner has verified: one that was only typed may be anybody's.
 * @throws Refusal FIELD_INVALID
 */
async function verifiedContact({ deps }: Context, playerId: string, kind: ContactKind | undefined): Promise<string> {
  const own = kind && (await boundContactOf(deps.db, playerId, kind))
  if (!own?.verifiedAt) throw new Refusal('FIELD_INVALID', { fields: { kind: 'empty' } })
  return own.value
}

/** @throws Refusal PAYMENT_PASSWORD_MISSING: the first one is set without a code */
async function requirePaymentPassword(db: Db, playerId: string): Promise<void> {
  if (!(await hasPaymentPassword(db, playerId))) throw new Refusal('PAYMENT_PASSWORD_MISSING')
}

/** Sends a code to a verified contact of the member who is logged in. */
export const sendPaymentCodeRoute = route(sendPaymentCode, async (input, ctx) => {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const channel = channels[input.kind]
  await requirePaymentPassword(deps.db, who.id)
  const to = await verifiedContact(ctx, who.id, input.kind)
  await requireNoSecurityDelay(deps, who.id)
  await requireWorkBeforeSending(ctx, input, channel)
  const language = await languageOf(deps.db, who.id)
  const requester = await requesterOf(ctx, who.id, input.device)
  return sendCode(ctx, { to, channel, purpose: 'payment', deliver: true, language, requester })
})

/**
 * Checks the second proof of whoever forgot a transaction password, which is used up: the
 * authenticator's where there is one, else the code that was sent to a verified contact.
 * @throws Refusal what `requireTwoFactorCode` and `takeCode` throw; FIELD_INVALID
 */
async function takeSecondProof(
  ctx: Context,
  who: Player,
  { kind, contactCode, code }: Input<typeof resetPaymentPassword>,
): Promise<void> {
  if (await isTwoFactorOn(ctx.deps.db, who.id)) return requireTwoFactorCode(ctx, who, code)
  return takeCode(ctx, { to: await verifiedContact(ctx, who.id, kind), purpose: 'payment', code: contactCode })
}

/**
 * Sets another transaction password in the place of a forgotten one (MEM-16). Whoever knows the
 * password and reads the messages of somebody could do it, too, so it starts the security delay. A
 * code is checked last, so that no other refusal uses one up.
 */
export const resetPaymentPasswordRoute = route(resetPaymentPassword, async (input, ctx) => {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const paymentPassword = input.paymentPassword.trim()
  const confirmPaymentPassword = input.confirmPaymentPassword.trim()
  await requirePaymentPassword(deps.db, who.id)
  await requireNewPaymentPassword(deps, { paymentPassword, confirmPaymentPassword }, false)
  await requireNoSecurityDelay(deps, who.id)
  await requireOwner(ctx, who, input.password)
  const fresh = await hashPassword(deps, paymentPassword)
  await takeSecondProof(ctx, who, input)
  await replaceForgotten(ctx, who, fresh)
  await notifySecurityChange(ctx, who, 'payment-password-reset', {
    before: await contactsOf(deps.db, who.id),
    startedDelay: true,
  })
  return null
})

/** @throws Refusal LOGIN_AGAIN, SECURITY_WAIT */
const replaceForgotten = (ctx: Context, who: Player, fresh: string): Promise<void> =>
  inTransaction(ctx.deps.db, async tx => {
    const { clock } = ctx.deps
    await lockPassword(tx, who, 'LOGIN_AGAIN')
    await requireNoSecurityDelay({ db: tx, clock }, who.id)
    const before = await paymentPasswordHashOf(tx, who.id)
    await replacePaymentPassword(tx, who.id, before, fresh)
    await startSecurityDelay({ db: tx, clock }, who.id)
    const facts = { before: { isSet: before !== null }, after: { isSet: true } }
    await audit(ctx.deps, tx, { ...auditOf(ctx, who), what: 'payment-password-reset', ...facts })
  })
