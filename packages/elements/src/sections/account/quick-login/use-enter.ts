import { CallError, callError } from '@baize/client'
import type { quickLogin } from '@baize/contract'
import { quickLoginOptions, type Refusal } from '@baize/contract'
import { useState } from 'react'
import { refusedAnswer } from '../../../shared/security/refused-answer.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState, type Refused } from '../../../ui/forms/use-form.ts'
import { pinProblem } from './pin.ts'

/** Refusals after which the login goes on in a popup of its own. */
const popups: Readonly<Record<string, string>> = {
  SECOND_VERIFICATION: 'second-verification',
  PASSWORD_CHANGE_REQUIRED: 'change-password',
}

interface EnterState {
  form: FormState
  /** Quick login was switched off here: too many answers were wrong. */
  off: boolean
}

/** Logs in with what this device knows (AUTH-32). */
export function useEnter(kind: 'pin' | 'passkey', deviceId: string): EnterState {
  const scope = useScope()
  const { element } = useHost()
  const { open } = useNavigation()
  const { t, refusal } = useText()
  const [off, setOff] = useState(false)

  const proof = async ({ pin = '' }: Values) => {
    if (kind === 'pin') return { pin }
    const options = await scope.call(quickLoginOptions, { deviceId })
    const { signWithPasskey } = await import('./passkey.ts')
    // Whoever closes the window of the browser has answered, too.
    const assertion = await signWithPasskey(options).catch((cause: unknown) => {
      throw new CallError('LOGIN_POPUP_CLOSED', { cause })
    })
    return { assertion }
  }
  const send = async (values: Values): Promise<Refused | undefined> => {
    try {
      await scope.session.quickLogin(await proof(values), element)
    } catch (thrown) {
      const error = callError(thrown)
      const { left, secondVerification } = (error.value ?? {}) as Refusal<typeof quickLogin>
      const popup = popups[error.code]
      if (popup) return void open(popup, secondVerification)
      scope.fail(error, element)
      if (error.code === 'QUICK_LOGIN_OFF' || left === 0) return void setOff(true)
      const words = refusedAnswer(t, refusal(error), left)
      return error.code === 'ANSWER_INVALID' && kind === 'pin' ? { problems: { pin: words } } : { message: words }
    }
  }
  const check = ({ pin = '' }: Values): Record<string, string> => {
    const problem = kind === 'pin' ? pinProblem(t, pin) : null
    return problem ? { pin: problem } : {}
  }
  return { form: useForm({ check, send }), off }
}
