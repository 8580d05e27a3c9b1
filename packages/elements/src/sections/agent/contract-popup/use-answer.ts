import { consolidated, contracts, processEndpoints, type Input, type Output } from '@baize/contract'
import { useAction } from '../../../shared/actions/use-action.ts'
import { useScope } from '../../../scope.ts'
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
  const { id: contractId, kind } = request
  const requestType = request.requestType ?? 'new'
  const { send } = useAction(processEndpoints[kind], {
    fieldOf,
    onDone(answered, { confirmDownlineTermination, decision }) {
      const waits = answered.affectedDownlines.length > 0 && !confirmDownlineTermination
      if (waits) scope.refresh(contracts)
      else onDone(answered, decision)
    },
    onRefused({ code }) {
      if (stale.includes(code)) for (const endpoint of [contracts, consolidated]) scope.refresh(endpoint)
      return undefined
    },
  })
  return (answer: Answer): Promise<Refused | undefined> => send({ contractId, requestType, ...answer })
}
