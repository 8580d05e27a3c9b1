import { turnOnTwoFactor } from '@baize/contract'
import { useAction } from '../../../shared/actions/use-action.ts'
import { useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'

/** Switches two-factor on with one code of the secret, and hands its recovery codes on, which are answered once. */
export function useConfirm(onDone: (recoveryCodes: readonly string[]) => void): FormState {
  const { t } = useText()
  const check = (values: Values): Record<string, string> => (values['code'] ? {} : { code: t('field.empty') })
  const { send } = useAction(turnOnTwoFactor, {
    fieldOf: { ANSWER_INVALID: 'code' },
    onDone: ({ recoveryCodes = [] }) => onDone(recoveryCodes),
  })
  return useForm({ check, send: ({ code = '' }) => send({ step: 'confirm', code }) })
}
