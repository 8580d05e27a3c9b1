import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import { requireHuman, requireCaptcha, takeCode } from '../../verification/index.ts'
import { playerByContact, accountOf, playerByAccount } from '../players/index.ts'
import { goodCode } from './affiliate-codes.ts'
import type { Application } from './checked-registration.ts'
import { isShown } from './registration-form.ts'
import { identityOf } from '../identity/index.ts'
import type { Identity } from '../identity/index.ts'

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

/** What was found true of a registration beside what was typed. */
export interface Verified {
  /** Who vouches for the person, where they came by one click. */
  identity: Identity | null
  /** Whether the mobile number is theirs. */
  mobile: boolean
}

const proves = (identity: Identity | null, mobile: string | null): boolean =>
  identity !== null && mobile !== null && identity.verifiedPhone === true && identity.phone === mobile

/**
 * Who comes along with a registration, by the word of the site's provider; a phone identity must be of the very number that was typed
 * (REG-37).
 * @throws Refusal IDENTITY_INVALID, FUNCTION_DISABLED
 */
async function identityIn(ctx: Context, { input, mobile }: Application): Promise<Identity | null> {
  const { firebaseChannel, firebaseIdToken = '' } = input
  if (!firebaseChannel) return null
  const identity = await identityOf(ctx, firebaseChannel, firebaseIdToken)
  if (firebaseChannel === 'phone' && mobile && !proves(identity, mobile)) throw new Refusal('IDENTITY_INVALID')
  return identity
}

/**
 * Looks at the identity of a registration, and uses the code up that was sent to its number, where the site asks for one (REG-18, REG-30).
 * @throws Refusal IDENTITY_INVALID, FUNCTION_DISABLED, SMS_CODE_INVALID or SMS_CODE_EXPIRED
 */
export async function verify(ctx: Context, asked: Application): Promise<Verified> {
  const { form, typed, mobile } = asked
  const identity = await identityIn(ctx, asked)
  if (proves(identity, mobile)) return { identity, mobile: true }
  if (!mobile || !isShown(form, 'verificationCode')) return { identity, mobile: false }
  await takeCode(ctx, { to: mobile, purpose: 'register', code: typed.verificationCode })
  return { identity, mobile: true }
}
