import { checkField, forgotByEmail, popups, plainText } from '@baize/contract'
import type { Input } from '@baize/contract'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { textsIn } from '../../messages/message-texts.ts'
import { readSetting } from '../../db/settings.ts'
import { requireHuman } from '../../verification/index.ts'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { requesterOf } from '../security/index.ts'
import { nobody, storedContactOf, storedUsernameOf, playerByAccount, languageOf } from '../players/index.ts'
import type { Player } from '../players/index.ts'
import { resetEmailsOf } from './replaced-email.ts'
import { linkMinutes, makeResetToken, countResetRequest } from './reset-links.ts'
import { brandSetting, loginSetting } from '../../system/index.ts'

type ForgotByEmailInput = Input<typeof forgotByEmail>

const typedRules = [
  { name: 'username', pattern: '*', max: 64 },
  { name: 'email', pattern: 'EMAIL', max: 254 },
] as const

/** @throws Refusal FIELD_INVALID (VAL-55) */
function requireFields(typed: ForgotByEmailInput): void {
  const problems = typedRules.flatMap(({ name, ...rule }) => {
    const problem = checkField({ ...rule, name, min: 1, show: true, required: true }, typed[name])
    return problem ? [[name, problem.key]] : []
  })
  if (problems.length) throw new Refusal('FIELD_INVALID', { fields: Object.fromEntries(problems) as object })
}

/**
 * Sends a reset link where username and e-mail belong together (AUTH-41 to AUTH-43). A site that
 * hides which accounts exist answers before the account is looked up, so that the response time
 * does not tell.
 */
export const forgotByEmailRoute = route(forgotByEmail, async (input, ctx) => {
  const typed = { ...input, username: plainText(input.username), email: plainText(input.email) }
  requireFields(typed)
  await requireHuman(ctx, typed)
  requireMailGateway(ctx)
  const username = storedUsernameOf(typed.username)
  const named = await playerByAccount(ctx.deps.db, ctx.site.merchant, username)
  const requester = await requesterOf(ctx, named?.id ?? null, typed.device)
  await countResetRequest(ctx, requester, { ...typed, username, email: storedContactOf('email', typed.email) })
  const { hideUnknownAccounts } = await readSetting(ctx.deps, loginSetting)
  if (hideUnknownAccounts) {
    sendLink(ctx, typed).catch(error =>
      ctx.deps.report(error, { requestId: ctx.requestId, endpoint: forgotByEmail.name }),
    )
    return null
  }
  if (!(await sendLink(ctx, typed))) throw new Refusal('USER_EMAIL_UNKNOWN')
  return null
})

/**
 * Refuses while no mail can be sent, before the account is looked up, so that the refusal does not
 * tell whether it exists.
 * @throws Refusal SMS_UNKNOWN
 */
function requireMailGateway({ deps: { outbox } }: Context): void {
  if (!outbox.reaches('email') || outbox.isDown('email')) throw new Refusal('SMS_UNKNOWN')
}

/**
 * The account with this username and the e-mail that was typed, if it is its own, or was until its
 * last change.
 */
async function ownerOfEmail(
  { deps, site }: Context,
  typed: ForgotByEmailInput,
): Promise<{ who: Player; to: string } | null> {
  const who = await playerByAccount(deps.db, site.merchant, storedUsernameOf(typed.username))
  // Of a name that nobody has as much is asked, so that the response time does not tell.
  const emails = await resetEmailsOf(deps, who?.id ?? nobody)
  // Those that were stored before their domain was read as ASCII are known, too.
  const to = emails.find(email => storedContactOf('email', email) === storedContactOf('email', typed.email))
  return who && to !== undefined ? { who, to } : null
}

/**
 * Sends the link; false where username and e-mail do not belong together. The secret is in the
 * fragment, which browsers send to no server.
 */
async function sendLink(ctx: Context, typed: ForgotByEmailInput): Promise<boolean> {
  const { deps } = ctx
  const owner = await ownerOfEmail(ctx, typed)
  if (!owner) return false
  const { who, to } = owner
  const { name: site } = await readSetting(deps, brandSetting)
  const translate = textsIn((await languageOf(deps.db, who.id)) ?? ctx.language)
  const link = `${deps.config.origins.site}${popups['forgot-password'].path}#resetToken=${await makeResetToken(deps, who.id, to)}`
  await audit(deps, deps.db, { ...auditOf(ctx, who), what: 'password-forgotten', reason: 'email' })
  deps.outbox.sendLater({
    channel: 'email',
    to,
    subject: translate('resetSubject', { site }),
    text: translate('reset', { site, nickname: who.account, link, minutes: linkMinutes }),
  })
  return true
}
