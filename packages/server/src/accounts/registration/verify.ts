import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import { takeCode } from '../../verification/index.ts'
import { identityOf } from '../identity/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Application } from './application.ts'
import { isShown } from './rules.ts'

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
