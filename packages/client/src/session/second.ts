import { answerSecond, sendSecond } from '@baize/contract'
import type { Call } from '../caller.ts'
import type { Actions } from './api.ts'
import type { Entrance, Way } from './enter.ts'

/** Shows that it is the owner who logs in from an address that the account does not know (AUTH-28, AUTH-29). */
export const createSecond = (call: Call, entrance: Entrance): Pick<Actions, 'sendSecond' | 'answerSecond'> => ({
  sendSecond: (challengeId, method) => call(sendSecond, { challengeId, method }),
  async answerSecond(answer, cause) {
    const before = entrance.interrupted(answer.challengeId) ?? { kind: 'username' }
    const way: Way = { ...before, cause: cause ?? before.cause }
    return entrance.enter(await entrance.ask(way, call(answerSecond, answer)), way)
  },
})
