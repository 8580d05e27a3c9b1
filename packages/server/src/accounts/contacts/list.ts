import { contactKinds, contacts } from '@baize/contract'
import type { ContactKind } from '@baize/contract'
import { route } from '../../http/route.ts'
import { maskEmail, maskMobile } from '../../text/mask.ts'
import { boundContactOf } from '../players/index.ts'
import { isTwoFactorOn, playerOfSession, securityDelayEnd } from '../security/index.ts'

/** The channel of a kind, and how its owner sees one. */
export const contactForms = {
  mobile: { channel: 'sms', mask: maskMobile },
  email: { channel: 'email', mask: maskEmail },
} as const satisfies Record<ContactKind, object>

/** The own contacts, and what changing one takes. */
export const contactsRoute = route(contacts, async (_input, ctx) => {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const shown = async (kind: ContactKind) => {
    const own = await boundContactOf(deps.db, who.id, kind)
    return own && { masked: contactForms[kind].mask(own.value), verified: own.verifiedAt !== null }
  }
  return {
    mobile: await shown('mobile'),
    email: await shown('email'),
    offered: contactKinds.filter(kind => deps.outbox.reaches(contactForms[kind].channel)),
    hasPassword: who.passwordHash !== null,
    needsCode: await isTwoFactorOn(deps.db, who.id),
    delayedUntil: (await securityDelayEnd(deps, who.id))?.toISOString() ?? null,
  }
})
