import { sendSms } from '@baize/contract'
import { useScope } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { mobileNumberOf } from './mobile-number.ts'

/**
 * Has the platform send the code of a login, or of a password that is set anew, to the number in a
 * form (AUTH-37, AUTH-48).
 */
export function useSendCode(purpose: 'login' | 'reset'): (values: Values) => Promise<{ expiredMinutes: number }> {
  const scope = useScope()
  return async values => {
    const asked = { ...mobileNumberOf(values), purpose, ...(await scope.session.deviceTag()) }
    return scope.sendWithProof(proof => scope.call(sendSms, { ...asked, ...proof }))
  }
}
