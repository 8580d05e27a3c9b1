import { CallError } from '@baize/client'
import type { quickLogin } from '@baize/contract'
import { quickLoginOptions, type Refusal } from '@baize/contract'
import { useState } from 'react'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useScope, useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'
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
  const { open } = useNavigation()
  const { t } = useText()
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
  const perform = async (values: Values, element: HTMLElement) => scope.session.quickLogin(await proof(values), element)
  const { send } = useCommand<Values, unknown, Refusal<typeof quickLogin>>(perform, {
    fieldOf: kind === 'pin' ? { ANSWER_INVALID: 'pin' } : {},
    onRefused({ code }, { left, secondVerification }) {
      const popup = popups[code]
      if (popup) {
        open(popup, secondVerification)
        return 'elsewhere'
      }
      if (code !== 'QUICK_LOGIN_OFF' && left !== 0) return undefined
      setOff(true)
      return {}
    },
  })
  const check = ({ pin = '' }: Values): Record<string, string> => {
    const problem = kind === 'pin' ? pinProblem(t, pin) : null
    return problem ? { pin: problem } : {}
  }
  return { form: useForm({ check, send }), off }
}
