import type { CaptchaAnswer } from '../../verification/index.ts'

/** How a player logs in: the kind of proof, and the details sent beside it. */
export interface LoginMethod {
  kind: 'password' | 'sms' | 'identity' | 'quick' | 'reset'
  side?: 'player' | 'agent' | undefined
  /** Hash of the browser's own secret. */
  device?: string | undefined
  captcha?: CaptchaAnswer | undefined
  /** The captcha of this login was solved already; a captcha is valid once. */
  isHuman?: boolean
  /** The second verification of this login was passed. */
  verified?: boolean
}

/** The part of a login method that is stored while it waits for its second verification. */
export type WaitingLoginMethod = Pick<LoginMethod, 'kind' | 'side' | 'device'>

/**
 * Login methods that are a second verification themselves: a code to the mobile number, or an
 * identity provider. From an unknown address nothing more is asked after them (AUTH-28).
 */
const isSecondVerification: Readonly<Record<LoginMethod['kind'], boolean>> = {
  password: false,
  quick: false,
  sms: true,
  identity: true,
  reset: true,
}

export const needsNoSecondVerification = ({ kind }: Pick<LoginMethod, 'kind'>): boolean => isSecondVerification[kind]
