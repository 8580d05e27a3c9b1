import { callError } from '@baize/client'
import { turnOnTwoFactor, type Refusal } from '@baize/contract'
import { refusedAnswer } from '../../../shared/security/refused-answer.ts'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'

/** Switches two-factor on with one code of the secret, and hands its recovery codes on, which are answered once. */
export function useConfirm(onDone: (recoveryCodes: readonly string[]) => void): FormState {
  const scope = useScope()
  const { element } = useHost()
  const { t, refusal } = useText()

  const check = (values: Values): Record<string, string> => (values['code'] ? {} : { code: t('field.empty') })
  const send = async ({ code = '' }: Values) => {
    try {
      const { recoveryCodes = [] } = await scope.call(turnOnTwoFactor, { step: 'confirm', code })
      onDone(recoveryCodes)
    } catch (thrown) {
      const error = callError(thrown)
      scope.fail(error, element)
      const { left } = (error.value ?? {}) as Refusal<typeof turnOnTwoFactor>
      const words = refusedAnswer(t, refusal(error), left)
      return error.code === 'ANSWER_INVALID' ? { problems: { code: words } } : { message: words }
    }
  }
  return useForm({ check, send })
}
