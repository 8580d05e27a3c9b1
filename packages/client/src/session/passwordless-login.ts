import { loginIdentity, quickLogin } from '@baize/contract'
import type { Call } from '../calls/caller.ts'
import { CallError } from '../calls/error.ts'
import type { Actions } from './api.ts'
import type { Device } from './device.ts'
import type { LoginFlow, LoginMethod } from './login-flow.ts'

/**
 * Logins without a password: confirmed by an identity provider (REG-37), or by a PIN or passkey of
 * this device (AUTH-32).
 */
export const createPasswordlessLogin = (
  call: Call,
  loginFlow: LoginFlow,
  device: Device,
): Pick<Actions, 'loginIdentity' | 'quickLogin'> => ({
  async loginIdentity(proof, cause) {
    const method: LoginMethod = { kind: 'identity', cause }
    return loginFlow.complete(
      await loginFlow.attempt(method, call(loginIdentity, { ...proof, ...device.shown() })),
      method,
    )
  },
  async quickLogin(answer, cause) {
    const method: LoginMethod = { kind: 'quick', cause }
    const [deviceId, deviceSecret] = [device.id(), device.secret()]
    if (!deviceId || !deviceSecret) throw new CallError('QUICK_LOGIN_OFF', { endpoint: quickLogin.name })
    const question = call(quickLogin, { ...answer, deviceId, deviceSecret })
    return loginFlow.complete(await loginFlow.attempt(method, question), method)
  },
})
