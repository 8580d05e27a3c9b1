import { bindContact } from '@baize/contract'
import type { ContactKind, Input } from '@baize/contract'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { checkCode, spendCode } from '../../verification/index.ts'
import type { RightCode } from '../../verification/index.ts'
import { endResetLinks, keepReplacedEmail } from '../passwords/index.ts'
import { boundContactOf, contactsOf, lockPassword, replaceContact } from '../players/index.ts'
import type { BoundContact, Player } from '../players/index.ts'
import {
  notifySecurityChange,
  playerOfSession,
  requireNoSecurityDelay,
  requireOwner,
  requireTwoFactorCode,
  startSecurityDelay,
} from '../security/index.ts'
import { contactForms } from './list.ts'
import { requireOther, targetOf } from './target.ts'

const taken = { mobile: 'MOBILE_TAKEN', email: 'EMAIL_TAKEN' } as const satisfies Record<ContactKind, string>
const notices = { mobile: 'mobile-bound', email: 'email-bound' } as const

/**
 * Checks the proofs of whoever binds a contact: the password, or the code of the verified contact
 * before, and the code of the new one. Codes stay good until `spendCode`.
 * @throws Refusal what `requireOwner` and `checkCode` throw; FIELD_INVALID for a wrong `oldCode`
 */
async function provenBy(
  ctx: Context,
  who: Player,
  { code, oldCode, password }: Input<typeof bindContact>,
  { to, own }: { to: string; own: BoundContact | null },
): Promise<RightCode[]> {
  const isByOldCode = oldCode !== undefined && own?.verifiedAt
  if (!isByOldCode) await requireOwner(ctx, who, password)
  const old = isByOldCode ? [await oldCodeOf(ctx, own.value, oldCode)] : []
  return [...old, await checkCode(ctx, { to, purpose: 'contact', code })]
}

/** Names the field, because the other code is refused by the same codes. */
const oldCodeOf = (ctx: Context, to: string, code: string): Promise<RightCode> =>
  checkCode(ctx, { to, purpose: 'contact-before', code }).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('FIELD_INVALID', { fields: { oldCode: error.code } }) : error
  })

/**
 * Whether an owner can be reached and known by a contact before: a verified one, or an e-mail, to
 * which reset links go at once.
 */
const isRelied = (kind: ContactKind, before: BoundContact | null, to: string): boolean =>
  before !== null && before.value !== to && (before.verifiedAt !== null || kind === 'email')

/**
 * Stores a contact in the place of the one before. Who changes one that the account relies on waits
 * out the security delay: by it, the account could have been opened and its owner told. Password
 * and delay are looked at once more under the lock of the player, so that of two changes at once
 * one waits, and none outlives a new password.
 * @returns whether the delay began
 * @throws Refusal MOBILE_TAKEN or EMAIL_TAKEN, LOGIN_AGAIN, SECURITY_WAIT
 */
const storeContact = (ctx: Context, who: Player, kind: ContactKind, to: string): Promise<boolean> =>
  inTransaction(ctx.deps.db, async tx => {
    const { clock } = ctx.deps
    await lockPassword(tx, who, 'LOGIN_AGAIN')
    await requireNoSecurityDelay({ db: tx, clock }, who.id)
    const before = await replaceContact(tx, who, kind, to, clock.now())
    if (before === 'taken') throw new Refusal(taken[kind])
    const isChange = isRelied(kind, before, to)
    const until = isChange ? await startSecurityDelay({ db: tx, clock }, who.id) : null
    if (kind === 'email') await endResetLinks(tx, who.id)
    if (kind === 'email' && before && until) await keepReplacedEmail(tx, who.id, before.value, until)
    const { mask } = contactForms[kind]
    const facts = { before: { [kind]: before && mask(before.value) }, after: { [kind]: mask(to) } }
    const what = isChange ? 'contact-changed' : 'contact-added'
    await audit(ctx.deps, tx, { ...auditOf(ctx, who), what, ...facts })
    return isChange
  })

/**
 * Binds a contact (API-89). The two-factor code is asked for last, so that no other refusal uses
 * one up, and codes that were sent are used up after it.
 */
export const bindContactRoute = route(bindContact, async (input, ctx) => {
  const { deps } = ctx
  const { kind } = input
  const who = await playerOfSession(ctx)
  const own = await boundContactOf(deps.db, who.id, kind)
  const to = await targetOf(deps, input, own)
  await requireNoSecurityDelay(deps, who.id)
  const codes = await provenBy(ctx, who, input, { to, own })
  requireOther(own, to)
  await requireTwoFactorCode(ctx, who, input.factorCode)
  for (const code of codes) await spendCode(ctx, code)
  // The contacts before are told: whoever has taken the account over reads the new one.
  const before = await contactsOf(deps.db, who.id)
  const startedDelay = await storeContact(ctx, who, kind, to)
  await notifySecurityChange(ctx, who, notices[kind], { before, startedDelay, isEmailKept: kind === 'email' })
  return null
})
