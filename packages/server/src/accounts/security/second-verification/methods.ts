import { plainText } from '@baize/contract'
import type { SecondMethod } from '@baize/contract'
import type { Db } from '../../../db/open.ts'
import { contactsOf } from '../../players/index.ts'
import { maskEmail, maskMobile } from '../../../text/mask.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Context } from '../../../http/route.ts'
import { takeCode } from '../../../verification/index.ts'
import { takeTwoFactorCode } from '../two-factor/two-factor-code.ts'

export interface SecondVerificationMethod {
  method: SecondMethod
  /** Recipient of the code, masked; empty where no code is sent. */
  target: string
}

/** The authenticator's code, the only method on a new device (AUTH-31). */
export const authenticator: SecondVerificationMethod = { method: 'totp', target: '' }

/** The methods of an account: those of the four that it has set (AUTH-28). */
export async function methodsOf(db: Db, playerId: string, hasTwoFactor: boolean): Promise<SecondVerificationMethod[]> {
  const { mobile, email, bankName } = await contactsOf(db, playerId)
  return [
    ...(mobile ? [{ method: 'sms', target: maskMobile(mobile) } as const] : []),
    ...(email ? [{ method: 'email', target: maskEmail(email) } as const] : []),
    ...(bankName ? [{ method: 'bank', target: '' } as const] : []),
    ...(hasTwoFactor ? [authenticator] : []),
  ]
}

/** A name as it is compared: without case, accents and double spaces (AUTH-29). */
const comparableName = (name: string): string =>
  plainText(name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether two texts are the same full name. */
const isSameName = (one: string, other: string): boolean =>
  comparableName(one) !== '' && comparableName(one) === comparableName(other)

type Check = (ctx: Context, playerId: string, answer: string) => Promise<boolean>

/**
 * The code that was sent there.
 * @throws Refusal SMS_CODE_EXPIRED, which tells nothing about the account
 */
const sentCode =
  (kind: 'mobile' | 'email'): Check =>
  async (ctx, playerId, code) => {
    const to = (await contactsOf(ctx.deps.db, playerId))[kind]
    if (!to) return false
    try {
      await takeCode(ctx, { to, purpose: 'second', code })
      return true
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'SMS_CODE_EXPIRED') return false
      throw error
    }
  }

const bankName: Check = async ({ deps }, playerId, answer) => {
  const { bankName: name } = await contactsOf(deps.db, playerId)
  return name !== null && isSameName(answer, name)
}

/** Whether an answer is right, by method (AUTH-28). */
export const answerChecks: Readonly<Record<SecondMethod, Check>> = {
  sms: sentCode('mobile'),
  email: sentCode('email'),
  bank: bankName,
  totp: ({ deps }, playerId, code) => takeTwoFactorCode(deps, playerId, code),
}
