import { askTermination, consolidated, contracts, downlines } from '@baize/contract'
import { useScope } from '../../../../scope.ts'
import { useAction } from '../../../../shared/actions/use-action.ts'
import type { Values } from '../../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../../ui/forms/use-form.ts'

/** Takes an offer back, or asks to end what was agreed (CON-21). */
export function useEnding(id: string, onDone: () => void): FormState {
  const scope = useScope()
  const termination = useAction(askTermination, { onDone })
  const send = async ({ reason }: Values) => {
    const refused = await termination.send({ id, reason })
    // Whatever came of it: the other party may have answered meanwhile.
    for (const endpoint of [contracts, downlines, consolidated]) scope.refresh(endpoint)
    return refused
  }
  return useForm({ check: () => ({}), send })
}
