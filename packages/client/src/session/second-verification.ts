import { answerSecond, sendSecond } from '@baize/contract'
import type { Call } from '../calls/caller.ts'
import type { Actions } from './api.ts'
import type { LoginFlow, LoginMethod } from './login-flow.ts'

/**
 * Shows that it is the owner who logs in from an address that the account does not know (AUTH-28,
 * AUTH-29).
 */
export const createSecondVerification = (
  call: Call,
  loginFlow: LoginFlow,
): Pick<Actions, 'sendSecond' | 'answerSecond'> => ({
  sendSecond: (challengeId, method) => call(sendSecond, { challengeId, method }),
  async answerSecond(answer, cause) {
    const before = loginFlow.interrupted(answer.challengeId) ?? { kind: 'username' }
    const method: LoginMethod = { ...before, cause: cause ?? before.cause }
    return loginFlow.complete(await loginFlow.attempt(method, call(answerSecond, answer)), method)
  },
})
