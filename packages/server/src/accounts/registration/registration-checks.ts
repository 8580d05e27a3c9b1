import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import { requireHuman, requireCaptcha, takeCode } from '../../verification/index.ts'
import { playerByContact, storedUsernameOf, playerByAccount } from '../players/index.ts'
import { validAffiliateCode } from './affiliate-codes.ts'
import type { CheckedRegistration } from './checked-registration.ts'
import { isShown } from './registration-form.ts'
import { verifyIdentity } from '../identity/index.ts'
import type { Identity } from '../identity/index.ts'

type Check = (ctx: Context, registration: CheckedRegistration) => Promise<void>

/** The domain of the page that registers, for codes that are valid on one domain only. */
export const domainOf = ({ input }: CheckedRegistration): string => input.domain ?? ''

/** A typed affiliate code must be valid; an invalid one in a hidden field is ignored (REG-26). */
const requireAffiliateCode: Check = async ({ deps, site }, registration) => {
  const { affiliateCode } = registration.typed
  if (!affiliateCode || !isShown(registration.form, 'affiliateCode')) return
  if (!(await validAffiliateCode(deps, site.merchant, affiliateCode, domainOf(registration))))
    throw new Refusal('AFFILIATE_INVALID')
}

const requireCaptchaWhereSet: Check = async (ctx, { form, input }) => {
  if (form.settings.captchaEnabled) await requireCaptcha(ctx, input)
}

const requireHumanWhereSet: Check = (ctx, { input }) => requireHuman(ctx, input)

/**
 * Refuses a username or e-mail address that is taken. A taken mobile number is refused only once
 * its code was right.
 */
const refuseTakenNames: Check = async ({ deps: { db }, site }, { form, typed }) => {
  const { username, email } = typed
  if (form.type === 'username' && (await playerByAccount(db, site.merchant, storedUsernameOf(username))))
    throw new Refusal('USERNAME_TAKEN')
  if (email && (await playerByContact(db, site.merchant, 'email', email))) throw new Refusal('EMAIL_TAKEN')
}

/**
 * Checks before an account is opened, in the order of REG-18. One-use answers are checked late, so
 * that a typing error costs neither a captcha nor a code (REG-19).
 */
export const registrationChecks: readonly Check[] = [
  requireAffiliateCode,
  requireCaptchaWhereSet,
  requireHumanWhereSet,
  refuseTakenNames,
]

/** Facts of a registration that were verified beside its fields. */
export interface VerifiedRegistration {
  /** Identity of the provider, with one-click registration. */
  identity: Identity | null
  /** Whether the mobile number was verified. */
  mobile: boolean
}

const provesNumber = (identity: Identity | null, mobile: string | null): boolean =>
  identity !== null && mobile !== null && identity.verifiedPhone === true && identity.phone === mobile

/**
 * The identity sent with a registration, as the site's provider confirms it; a phone identity must
 * be of the number that was typed (REG-37).
 * @throws Refusal IDENTITY_INVALID, FUNCTION_DISABLED
 */
async function identityIn(ctx: Context, { input, mobile }: CheckedRegistration): Promise<Identity | null> {
  const { firebaseChannel, firebaseIdToken = '' } = input
  if (!firebaseChannel) return null
  const identity = await verifyIdentity(ctx, firebaseChannel, firebaseIdToken)
  if (firebaseChannel === 'phone' && mobile && !provesNumber(identity, mobile)) throw new Refusal('IDENTITY_INVALID')
  return identity
}

/**
 * Verifies the identity of a registration, and uses up the code sent to its number where the site
 * asks for one (REG-18, REG-30).
 * @throws Refusal IDENTITY_INVALID, FUNCTION_DISABLED, SMS_CODE_INVALID or SMS_CODE_EXPIRED
 */
export async function verifyRegistration(
  ctx: Context,
  registration: CheckedRegistration,
): Promise<VerifiedRegistration> {
  const { form, typed, mobile } = registration
  const identity = await identityIn(ctx, registration)
  if (provesNumber(identity, mobile)) return { identity, mobile: true }
  if (!mobile || !isShown(form, 'verificationCode')) return { identity, mobile: false }
  await takeCode(ctx, { to: mobile, purpose: 'register', code: typed.verificationCode })
  return { identity, mobile: true }
}
