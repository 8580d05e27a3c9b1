import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import { requireHuman, requireCaptcha } from '../../verification/index.ts'
import { playerByContact, accountOf, playerByAccount } from '../players/index.ts'
import { goodCode } from './affiliates.ts'
import type { Application } from './application.ts'
import { isShown } from './rules.ts'

type Check = (ctx: Context, asked: Application) => Promise<void>

/** Where the page of a registration stands, for codes that are good on one domain alone. */
export const domainOf = ({ input }: Application): string => input.domain ?? ''

/** A code that somebody typed must be one; a hidden one that leads nowhere keeps nobody out (REG-26). */
const affiliate: Check = async ({ deps, site }, asked) => {
  const { affiliateCode } = asked.typed
  if (!affiliateCode || !isShown(asked.form, 'affiliateCode')) return
  if (!(await goodCode(deps, site.merchant, affiliateCode, domainOf(asked)))) throw new Refusal('AFFILIATE_INVALID')
}

const captcha: Check = async (ctx, { form, input }) => {
  if (form.settings.captchaEnabled) await requireCaptcha(ctx, input)
}

const human: Check = (ctx, { input }) => requireHuman(ctx, input)

/** Whether a number is taken is said only to whoever holds it. */
const taken: Check = async ({ deps: { db }, site }, { form, typed }) => {
  const { username, email } = typed
  if (form.type === 'username' && (await playerByAccount(db, site.merchant, accountOf(username))))
    throw new Refusal('USERNAME_TAKEN')
  if (email && (await playerByContact(db, site.merchant, 'email', email))) throw new Refusal('EMAIL_TAKEN')
}

/**
 * What must be in order before an account is opened, in the order of REG-18. What uses something up comes late, so that a typing error
 * costs neither a captcha nor a code (REG-19).
 */
export const checks: readonly Check[] = [affiliate, captcha, human, taken]
