import { callError, type CallError } from '@baize/client'
import { turnOnTwoFactor, type Refusal } from '@baize/contract'
import { useEffect, useState } from 'react'
import { useHost } from '../../runtime/context.tsx'
import { useScope, useText } from '../../scope.ts'
import type { Values } from '../../ui/form-values.ts'
import { useForm, type FormState } from '../../ui/useForm.ts'
import { refusedAnswer } from '../../parts/refused-answer.ts'

interface Secret {
  text: string
  url: string
}

interface SetUpState {
  secret: Secret | null
  /** Why there is no secret. */
  failure: CallError | null
  again: () => void
  form: FormState
}

/** Asks for a secret, which is held in this element alone, and confirms it with one code. */
export function useSetUp(onDone: (recoveryCodes: readonly string[]) => void): SetUpState {
  const scope = useScope()
  const { element, signal } = useHost()
  const { t, refusal } = useText()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [failure, setFailure] = useState<CallError | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    setFailure(null)
    scope.call(turnOnTwoFactor, { step: 'setup' }, { signal }).then(
      ({ secret: text = '', otpauthUrl: url = '' }) => setSecret({ text, url }),
      (error: unknown) => {
        scope.fail(error, element)
        setFailure(callError(error))
      },
    )
  }, [scope, element, signal, attempt])

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
  return { secret, failure, again: () => setAttempt(attempt + 1), form: useForm({ check, send }) }
}
