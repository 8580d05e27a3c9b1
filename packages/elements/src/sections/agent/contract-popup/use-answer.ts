import { callError } from '@baize/client'
import { consolidated, contracts, processEndpoints, type Input, type Output, type Refusal } from '@baize/contract'
import { refusedAnswer } from '../../../shared/security/refused-answer.ts'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
import type { Refused } from '../../../ui/forms/use-form.ts'
import type { Request } from './requests.ts'

type Process = (typeof processEndpoints)[Request['kind']]
type Answer = Omit<Input<Process>, 'contractId' | 'requestType'>
export type Answered = Output<Process>

/** What says which field a refusal is about. */
const fieldOf: Readonly<Record<string, string>> = {
  PAYMENT_PASSWORD_INVALID: 'paymentPassword',
  FIELD_INVALID: 'paymentPassword',
}
/** After these there is nothing left to answer, so what is shown is asked for anew. */
const stale: readonly string[] = ['CONTRACT_ANSWERED', 'CONTRACT_BLOCKED', 'NOT_FOUND']

/**
 * Answers a request under the call of its kind (CON-12 to CON-15).
 * @param onDone - told how it ended; not where something below must end first, which is then shown with the request
 */
export function useAnswer(request: Request, onDone: (answered: Answered, decision: Answer['decision']) => void) {
  const scope = useScope()
  const { element } = useHost()
  const { t, refusal } = useText()

  return async (answer: Answer): Promise<Refused | undefined> => {
    const { id: contractId, kind } = request
    const requestType = request.requestType ?? 'new'
    try {
      const answered = await scope.call(processEndpoints[kind], { contractId, requestType, ...answer })
      const waits = answered.affectedDownlines.length > 0 && !answer.confirmDownlineTermination
      if (waits) scope.refresh(contracts)
      else onDone(answered, answer.decision)
      return undefined
    } catch (thrown) {
      const error = callError(thrown)
      scope.fail(error, element)
      if (stale.includes(error.code)) for (const endpoint of [contracts, consolidated]) scope.refresh(endpoint)
      const { left } = (error.value ?? {}) as Refusal<Process>
      const words = refusedAnswer(t, refusal(error), left)
      const field = fieldOf[error.code]
      return field ? { problems: { [field]: words } } : { message: words }
    }
  }
}
