import { bindContact } from '@baize/contract'
import type { ContactKind, Input } from '@baize/contract'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { checkCode, spendCode } from '../../verification/index.ts'
import type { RightCode } from '../../verification/index.ts'
import { endResetLinks } from '../passwords/index.ts'
import { boundContactOf, contactsOf, replaceContact } from '../players/index.ts'
import type { BoundContact, Player } from '../players/index.ts'
import {
  notifyOwner,
  playerOfSession,
  requireNoSecurityDelay,
  requireOwner,
  requireTwoFactorCode,
  startSecurityDelay,
} from '../security/index.ts'
import { contactForms } from './list.ts'
import { targetOf } from './target.ts'

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
 * Stores a contact in the place of the one before. Who changes a verified one waits out the
 * security delay: by it, the account could have been opened and its owner told.
 * @throws Refusal MOBILE_TAKEN or EMAIL_TAKEN
 */
const storeContact = (ctx: Context, who: Player, kind: ContactKind, to: string): Promise<void> =>
  inTransaction(ctx.deps.db, async tx => {
    const { clock } = ctx.deps
    const before = await replaceContact(tx, who, kind, to, clock.now())
    if (before === 'taken') throw new Refusal(taken[kind])
    const isChange = Boolean(before?.verifiedAt)
    if (isChange) await startSecurityDelay({ db: tx, clock }, who.id)
    if (kind === 'email') await endResetLinks(tx, who.id)
    const { mask } = contactForms[kind]
    const facts = { before: { [kind]: before && mask(before.value) }, after: { [kind]: mask(to) } }
    const what = isChange ? 'contact-changed' : 'contact-added'
    await audit(ctx.deps, tx, { ...auditOf(ctx, who), what, ...facts })
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
  await requireTwoFactorCode(ctx, who, input.factorCode)
  for (const code of codes) await spendCode(ctx, code)
  // The contact before is told: whoever has taken the account over reads the new one.
  const told = await contactsOf(deps.db, who.id)
  await storeContact(ctx, who, kind, to)
  await notifyOwner(ctx, who, notices[kind], told)
  return null
})
