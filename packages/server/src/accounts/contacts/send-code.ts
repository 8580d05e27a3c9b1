import { sendContactCode } from '@baize/contract'
import { route } from '../../http/route.ts'
import { requireWorkBeforeSending, sendCode } from '../../verification/index.ts'
import { boundContactOf, languageOf } from '../players/index.ts'
import { playerOfSession, requesterOf, requireNoSecurityDelay } from '../security/index.ts'
import { contactForms } from './list.ts'
import { requireOther, targetOf } from './target.ts'

/**
 * Sends a code to a contact (API-88). One that another account has gets it, too: its owner alone
 * reads it, so that nobody learns whose contacts there are.
 */
export const sendContactCodeRoute = route(sendContactCode, async (input, ctx) => {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const own = await boundContactOf(deps.db, who.id, input.kind)
  const before = input.target === undefined && own?.verifiedAt ? own.value : null
  const to = before ?? (await targetOf(deps, input, own))
  await requireNoSecurityDelay(deps, who.id)
  const { channel } = contactForms[input.kind]
  await requireWorkBeforeSending(ctx, input, channel)
  const language = await languageOf(deps.db, who.id)
  // What is sent to others must use up no quota of theirs, and neither must a stolen session.
  const { id, isKnown } = await requesterOf(ctx, who.id, input.device)
  const requester = { id, isKnown: isKnown && own?.verifiedAt != null && to === own.value }
  if (!before) requireOther(own, to)
  const purpose = before ? 'contact-before' : 'contact'
  return sendCode(ctx, { to, channel, purpose, deliver: true, language, requester })
})
