import type { CaptchaAnswer } from '../../verification/index.ts'

/** How somebody showed who they are, and what they said beside it. */
export interface LoginMethod {
  kind: 'password' | 'sms' | 'identity' | 'quick' | 'reset'
  side?: 'player' | 'agent' | undefined
  /** Of the browser: the hash of what only it knows. */
  device?: string | undefined
  captcha?: CaptchaAnswer | undefined
  /** The captcha of this login was read already; a captcha is good once. */
  isHuman?: boolean
  /** The second verification of this login was passed. */
  verified?: boolean
}

/** What is kept of a login while it waits for its second verification. */
export type WaitingLoginMethod = Pick<LoginMethod, 'kind' | 'side' | 'device'>

/**
 * Ways that show more than a password does: a code that reached the mobile number, or the word of an identity provider. They are themselves
 * what a strange address is asked for (AUTH-28).
 */
const provesByKind: Readonly<Record<LoginMethod['kind'], boolean>> = {
  password: false,
  quick: false,
  sms: true,
  identity: true,
  reset: true,
}

export const provesItself = ({ kind }: Pick<LoginMethod, 'kind'>): boolean => provesByKind[kind]
