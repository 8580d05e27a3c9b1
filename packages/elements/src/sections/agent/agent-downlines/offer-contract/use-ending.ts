import { callError } from '@baize/client'
import { askTermination, consolidated, contracts, downlines } from '@baize/contract'
import { useHost } from '../../../../runtime/context.tsx'
import { useScope, useText } from '../../../../scope.ts'
import { useForm, type FormState } from '../../../../ui/forms/use-form.ts'

/** Takes an offer back, or asks to end what was agreed (CON-21). */
export function useEnding(id: string, onDone: () => void): FormState {
  const scope = useScope()
  const { element } = useHost()
  const { refusal } = useText()
  const send = async ({ reason }: Readonly<Record<string, string | undefined>>) => {
    try {
      await scope.call(askTermination, { id, reason })
      onDone()
      return undefined
    } catch (thrown) {
      const error = callError(thrown)
      scope.fail(error, element)
      return { message: refusal(error) }
    } finally {
      for (const endpoint of [contracts, downlines, consolidated]) scope.refresh(endpoint)
    }
  }
  return useForm({ check: () => ({}), send })
}
