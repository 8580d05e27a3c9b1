import { loginIdentity, quickLogin } from '@baize/contract'
import type { Call } from '../caller.ts'
import { CallError } from '../error.ts'
import type { Actions } from './api.ts'
import type { Device } from './device.ts'
import type { Entrance, Way } from './enter.ts'

/** Ways in without a password: by the word of an identity provider (REG-37), or by what this device knows (AUTH-32). */
export const createIdentity = (
  call: Call,
  entrance: Entrance,
  device: Device,
): Pick<Actions, 'loginIdentity' | 'quickLogin'> => ({
  async loginIdentity(proof, cause) {
    const way: Way = { kind: 'identity', cause }
    return entrance.enter(await entrance.ask(way, call(loginIdentity, { ...proof, ...device.shown() })), way)
  },
  async quickLogin(answer, cause) {
    const way: Way = { kind: 'quick', cause }
    const [deviceId, deviceSecret] = [device.id(), device.secret()]
    if (!deviceId || !deviceSecret) throw new CallError('QUICK_LOGIN_OFF', { endpoint: quickLogin.name })
    const question = call(quickLogin, { ...answer, deviceId, deviceSecret })
    return entrance.enter(await entrance.ask(way, question), way)
  },
})
