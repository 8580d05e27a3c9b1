import { CallError, lazy, type ReadState, type Translator } from '@baize/client'
import {
  type quickLogin,
  quickLoginOptions,
  type Refusal,
  quickDevices,
  setQuickLogin,
  type Output,
} from '@baize/contract'
import { useState, useEffect } from 'react'
import { useCommand, useAction } from '../../../shared/actions/use-action.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useScope, useText, useRead, useSession } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../shared/forms/use-form.ts'
import type { Device } from './Devices.tsx'
import { useTwoFactorCode } from '../../../shared/security/use-two-factor-code.ts'

const passkeys = lazy(() => import('./passkey.ts'))

/** The problem with a PIN, or null (AUTH-32). */
export function pinProblem(t: Translator['t'], pin: string): string | null {
  if (!pin) return t('field.empty')
  return /^\d{4,6}$/.test(pin) ? null : t('quick.pinFormat')
}

/** Refusals after which the login goes on in a popup of its own. */
const quickLoginPopups: Readonly<Record<string, string>> = {
  SECOND_VERIFICATION: 'second-verification',
  PASSWORD_CHANGE_REQUIRED: 'change-password',
}

interface QuickLoginFormState {
  form: FormState
  /** Quick login was switched off here: too many answers were wrong. */
  off: boolean
}

/** Logs in with the PIN or the passkey of this device (AUTH-32). */
export function useQuickLoginForm(kind: 'pin' | 'passkey', deviceId: string): QuickLoginFormState {
  const scope = useScope()
  const { open } = useNavigation()
  const { t } = useText()
  const [off, setOff] = useState(false)

  const proof = async ({ pin = '' }: Values) => {
    if (kind === 'pin') return { pin }
    const options = await scope.call(quickLoginOptions, { deviceId })
    const { signWithPasskey } = await passkeys()
    // Closing the browser's own window is a refusal, too.
    const assertion = await signWithPasskey(options).catch((cause: unknown) => {
      throw new CallError('LOGIN_POPUP_CLOSED', { cause })
    })
    return { assertion }
  }
  const perform = async (values: Values, element: HTMLElement) => scope.session.quickLogin(await proof(values), element)
  const { send } = useCommand<Values, unknown, Refusal<typeof quickLogin>>(perform, {
    fieldOf: kind === 'pin' ? { ANSWER_INVALID: 'pin' } : {},
    onRefused({ code }, { left, secondVerification }) {
      const popup = quickLoginPopups[code]
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

interface DevicesState {
  list: ReadState<Output<typeof quickDevices>> & { refresh: () => void }
  /** The device at hand. */
  known: string | null
  /** The device that is being taken away. */
  busy: string | null
  failure: CallError | null
  remove: (device: Device) => void
  /** The platform has answered another list. */
  changed: (devices: readonly Device[]) => void
}

/** The devices of the member. A change refreshes the login forms of the page, too. */
export function useDevices(onChange: (count: number) => void): DevicesState {
  const scope = useScope()
  const list = useRead(quickDevices, {})
  const [known, setKnown] = useState<string | null>(null)
  const [removed, setRemoved] = useState('')

  useEffect(() => {
    scope.session.deviceId().then(setKnown, () => {})
  }, [scope])

  const changed = (devices: readonly Device[]) => {
    scope.refresh(quickDevices)
    scope.refresh(quickLoginOptions)
    onChange(devices.length)
  }
  const { busy, failure, run } = useAction(setQuickLogin, { onDone: ({ devices }) => changed(devices) })
  const remove = ({ deviceId }: Device) => {
    if (busy) return
    setRemoved(deviceId)
    void run({ enabled: false, removeDeviceId: deviceId })
  }
  return { list, known, busy: busy ? removed : null, failure, remove, changed }
}

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

/**
 * Adds the device at hand with a PIN that is typed twice, or with a passkey that it makes
 * (AUTH-32).
 */
export function useAddDevice({ kind, needsCode, onDone }: Options): AddDeviceState {
  const scope = useScope()
  const { account } = useSession()
  const { t } = useText()
  const factor = useTwoFactorCode(needsCode)

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
    const { createPasskey } = await passkeys()
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
