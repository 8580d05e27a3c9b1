import type {
  answerSecond,
  Input,
  login,
  loginIdentity,
  Output,
  quickLogin,
  register,
  resetPassword,
  SecondMethod,
  sendSecond,
} from '@baize/contract'
import type { Session } from './state.ts'

/**
 * Values of a login form; by SMS, `username` is the mobile number and `password` the code (AUTH-01,
 * AUTH-02).
 */
export type Credentials = Omit<Input<typeof login>, 'type' | 'deviceSecret'> & { type?: 'username' | 'sms' }
export type IdentityProof = Omit<Input<typeof loginIdentity>, 'deviceSecret'>
export type SecondAnswer = Input<typeof answerSecond>
/** The client adds which device it is. */
export type QuickAnswer = Omit<Input<typeof quickLogin>, 'deviceId' | 'deviceSecret'>
export type PasswordReset = Omit<Input<typeof resetPassword>, 'deviceSecret'>

export interface PasswordChange {
  /** Not needed where it is known from a login that waits (AUTH-40). */
  oldPassword?: string
  newPassword: string
  confirmNewPassword: string
  /** Of the authenticator, where the platform asked for it by FACTOR_REQUIRED (AUTH-31). */
  code?: string
}
/** An account, and its session where one has begun. */
export interface Opened {
  account: string
  session: Session | null
}
/**
 * A login that waits for a new password, with the values that it was made with (AUTH-20). In memory
 * for ten minutes, and nowhere else (AUTH-21).
 */
export interface PendingPasswordChange {
  userName: string
  /** Empty where the login knew none. */
  password: string
  token: string
  firstTimeLogin: boolean
  passwordExpired: boolean
}
export interface Remembered {
  username: string
  /** Empty where the site remembers usernames only. */
  password: string
}
/**
 * Remember-me for one day, on the operator's own site; elsewhere it does nothing (AUTH-10 to
 * AUTH-12).
 */
export interface Remember {
  /** Null where nothing is remembered, or no longer readable. */
  read: () => Promise<Remembered | null>
  keep: (credentials: Remembered) => Promise<void>
  clear: () => Promise<void>
}

/**
 * Actions that start and end a session. `cause` is the element on which `baize-login` and
 * `baize-logout` are dispatched.
 *
 * Every login throws CallError as the platform refuses, and PASSWORD_CHANGE_REQUIRED where the
 * password has to change first: the session then waits for `changePassword` or
 * `abandonPasswordChange` (AUTH-23, AUTH-27). SECOND_VERIFICATION says in
 * `error.value.secondVerification` what `answerSecond` goes on with (AUTH-28).
 */
export interface Actions {
  login: (credentials: Credentials, cause?: EventTarget) => Promise<Session>
  /** @throws CallError also REGISTER_REQUIRED, where nobody has that identity (REG-37) */
  loginIdentity: (proof: IdentityProof, cause?: EventTarget) => Promise<Session>
  /**
   * @throws CallError also QUICK_LOGIN_OFF, as on every page that is not the operator's own
   *   (AUTH-32)
   */
  quickLogin: (answer: QuickAnswer, cause?: EventTarget) => Promise<Session>
  /** Sends the code of a second verification (API-81). */
  sendSecond: (challengeId: string, method: SecondMethod) => Promise<Output<typeof sendSecond>>
  /** The login that asked for a second verification goes on (AUTH-29). */
  answerSecond: (answer: SecondAnswer, cause?: EventTarget) => Promise<Session>
  /**
   * Opens an account; the session begins at once where the input asks for it (REG-24, REG-33).
   * @param opened - called with the account before its session is announced
   */
  register: (
    input: Input<typeof register>,
    cause?: EventTarget,
    opened?: (account: string) => void,
    options?: { mobile?: boolean },
  ) => Promise<Opened>
  /** Starts a trial account (AUTH-49). */
  freeplay: (cause?: EventTarget) => Promise<Session>
  /**
   * Sets a new password: of a login that waits for it, which then begins, else of the session
   * (AUTH-24, AUTH-39).
   */
  changePassword: (change: PasswordChange, cause?: EventTarget) => Promise<Session>
  /**
   * Sets a forgotten password; by mobile number the session begins at once, by a link from an
   * e-mail it does not (AUTH-43, AUTH-47).
   */
  resetPassword: (reset: PasswordReset, cause?: EventTarget) => Promise<Opened>
  /**
   * Ends the session here and on every tab. Never fails: what the platform did not hear is told
   * again in the background (AUTH-53).
   */
  logout: (cause?: EventTarget) => Promise<void>
  /** The login that waits for a new password; null where none waits. */
  pendingPasswordChange: () => Promise<PendingPasswordChange | null>
  /**
   * Drops a login that waits for a new password, and ends its session at the platform (AUTH-27).
   */
  abandonPasswordChange: () => Promise<void>
  /** Asks again who is logged in, after a call that has changed the nickname or the picture. */
  reloadMember: () => Promise<void>
  remember: Remember
  /**
   * Tells this browser from others, on the operator's own site; null elsewhere. Says nothing about
   * who uses it.
   */
  deviceId: () => Promise<string | null>
  /**
   * A secret of this browser: a PIN is accepted with it alone, and by it a device is recognized
   * (AUTH-31, AUTH-32). Null as `deviceId`.
   */
  deviceSecret: () => Promise<string | null>
  /**
   * The field by which a request for a code says which browser asks; empty where there is no
   * secret. It opens nothing (`deviceTagOf`).
   */
  deviceTag: () => Promise<{ device?: string }>
}
