import { CallError } from '@baize/client'
import { quickDevices, setQuickLogin } from '@baize/contract'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { useFactor } from '../../../shared/security/use-factor.ts'
import { useScope, useSession, useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'
import type { Device } from './Devices.tsx'
import { pinProblem } from './pin.ts'

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
  const { account } = useSession()
  const { t } = useText()
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
  const perform = async (values: Values) => {
    const { password = '', code } = values
    const deviceId = await scope.session.deviceId()
    const named = deviceId ? { deviceId } : {}
    const shown = { password, ...(code && { code }) }
    return scope.call(setQuickLogin, { enabled: true, kind, ...shown, ...named, ...(await proof(values)) })
  }
  const { send } = useCommand(perform, {
    fieldOf: { OLD_PASSWORD_INVALID: 'password' },
    onDone: ({ devices }) => onDone(devices),
    onRefused: error =>
      factor.refused(error) ??
      (error.code === 'FIELD_INVALID' ? { problems: { pin: t('quick.pinFormat') } } : undefined),
  })
  return { form: useForm({ check, send }), asksCode: factor.asksCode }
}

const withSecret = (deviceSecret: string | null) => (deviceSecret ? { deviceSecret } : {})
