import type { SecondMethod } from '@baize/contract'
import type { Db } from '../../../db/open.ts'
import { contactsOf } from '../../players/index.ts'
import { maskEmail, maskMobile } from './mask.ts'

export interface Method {
  method: SecondMethod
  /** Where a code goes, masked; empty where nothing is sent. */
  target: string
}

/** The code of an authenticator: the one answer to a new device (AUTH-31). */
export const authenticator: Method = { method: 'totp', target: '' }

/** With what an account can show that its owner asks: what it has set of the four (AUTH-28). */
export async function methodsOf(db: Db, playerId: string, hasTwoFactor: boolean): Promise<Method[]> {
  const { mobile, email, bankName } = await contactsOf(db, playerId)
  return [
    ...(mobile ? [{ method: 'sms', target: maskMobile(mobile) } as const] : []),
    ...(email ? [{ method: 'email', target: maskEmail(email) } as const] : []),
    ...(bankName ? [{ method: 'bank', target: '' } as const] : []),
    ...(hasTwoFactor ? [authenticator] : []),
  ]
}
