import { CallError, callError } from '@baize/client'
import { quickDevices, setQuickLogin, type Refusal } from '@baize/contract'
import { refusedAnswer } from '../../../shared/security/refused-answer.ts'
import { useFactor } from '../../../shared/security/use-factor.ts'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useSession, useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'
import type { Device } from './Devices.tsx'
import { pinProblem } from './pin.ts'

/** Refusals that belong to one field. */
const fieldOf: Readonly<Record<string, string>> = { OLD_PASSWORD_INVALID: 'password', FIELD_INVALID: 'pin' }

interface Options {
  kind: Device['kind']
  /** Whether two-factor is on, as far as the page knows. */
  needsCode: boolean
  onDone: (devices: readonly Device[]) => void
}

interface AddDeviceState {
  form: FormState
  /** A code of the authenticator is wanted, too (AUTH-31). */
  asksCode: boolean
}

/** Adds the device at hand with a PIN that is typed twice, or with a passkey that it makes (AUTH-32). */
export function useAddDevice({ kind, needsCode, onDone }: Options): AddDeviceState {
  const scope = useScope()
  const { element } = useHost()
  const { account } = useSession()
  const { t, refusal } = useText()
  const factor = useFactor(needsCode)

  const check = (values: Values) => {
    const { pin = '', again = '', password } = values
    const problem = kind === 'pin' ? pinProblem(t, pin) : null
    const differs = kind === 'pin' && !problem && again !== pin
    return {
      ...(problem && { pin: problem }),
      ...(differs && { again: t('quick.mismatch') }),
      ...(!password && { password: t('field.empty') }),
      ...factor.check(values),
    }
  }
  const proof = async ({ pin = '' }: Values) => {
    const { session } = scope
    const known = withSecret(await session.deviceSecret())
    if (kind === 'pin') return { pin, ...known }
    const options = await scope.call(quickDevices, {})
    const { createPasskey } = await import('./passkey.ts')
    const credential = await createPasskey(options, account).catch((cause: unknown) => {
      throw new CallError('LOGIN_POPUP_CLOSED', { cause })
    })
    return { credential, ...known }
  }
  const send = async (values: Values) => {
    const { password = '', code } = values
    try {
      const deviceId = await scope.session.deviceId()
      const named = deviceId ? { deviceId } : {}
      const shown = { password, ...(code && { code }) }
      const input = { enabled: true, kind, ...shown, ...named, ...(await proof(values)) }
      onDone((await scope.call(setQuickLogin, input)).devices)
    } catch (thrown) {
      const error = callError(thrown)
      const refused = factor.refused(error)
      if (error.code !== 'FACTOR_REQUIRED') scope.fail(error, element)
      if (refused) return refused
      const { left } = (error.value ?? {}) as Refusal<typeof setQuickLogin>
      const words = error.code === 'FIELD_INVALID' ? t('quick.pinFormat') : refusedAnswer(t, refusal(error), left)
      const field = fieldOf[error.code]
      return field ? { problems: { [field]: words } } : { message: words }
    }
  }
  return { form: useForm({ check, send }), asksCode: factor.asksCode }
}

const withSecret = (deviceSecret: string | null) => (deviceSecret ? { deviceSecret } : {})
