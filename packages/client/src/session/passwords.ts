import { changePassword, resetPassword } from '@baize/contract'
import type { Call } from '../calls/caller.ts'
import { CallError } from '../calls/error.ts'
import type { Actions, Remembered } from './api.ts'
import type { Device } from './device.ts'
import type { LoginFlow, LoginMethod } from './login-flow.ts'
import type { Session } from './state.ts'

export interface PasswordDeps {
  call: Call
  loginFlow: LoginFlow
  device: Device
  /** The session goes on under another token. */
  rotate: (token: string) => Session
  /** Replaces the password that the browser remembers for an account. */
  renew: (known: Remembered) => void
}

/** A new password, for who knows the old one and for who forgot it (AUTH-39, AUTH-44). */
export const createPasswords = ({
  call,
  loginFlow,
  device,
  rotate,
  renew,
}: PasswordDeps): Pick<Actions, 'changePassword' | 'resetPassword'> => ({
  async changePassword({ oldPassword, ...change }, cause) {
    const waiting = loginFlow.pendingPasswordChange()
    const input = { oldPassword: oldPassword || waiting?.password || '', ...change }
    const asked = call(changePassword, input, waiting ? { token: waiting.token } : {})
    const { token } = await asked.catch((error: unknown) => {
      // The platform no longer knows the session that waited.
      if (waiting && error instanceof CallError && error.code === 'NOT_LOGGED_IN') loginFlow.clearPasswordChange()
      throw error
    })
    const session = waiting ? await loginFlow.finishPasswordChange(token, cause) : rotate(token)
    renew({ username: session.account, password: change.newPassword })
    return session
  },
  async resetPassword(reset, cause) {
    const method: LoginMethod = { kind: 'reset', password: reset.newPassword, cause }
    const { account, session } = await loginFlow.attempt(method, call(resetPassword, { ...reset, ...device.shown() }))
    renew({ username: account, password: reset.newPassword })
    return { account, session: session && (await loginFlow.complete(session, method)) }
  },
})
