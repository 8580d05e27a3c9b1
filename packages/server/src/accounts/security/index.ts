export { beginAttempt, clearAttempts, failAttempt, withdrawAttempt } from './password-attempts.ts'
export type { Attempt } from './password-attempts.ts'
export { isCommon } from './common-passwords.ts'
export { deviceHashOf } from './device-secret.ts'
export type { LoginMethod } from './login-method.ts'
export { notify } from './security-notices.ts'
export { hash, matches } from './password-hash.ts'
export { makeChallenge } from './quick-login/passkey-challenges.ts'
export {
  deviceBy,
  mostFailures,
  noteFailure,
  noteSuccess,
  removeDevice,
  removeDevices as removeQuickDevices,
  withdrawFailure,
} from './quick-login/quick-devices.ts'
export type { QuickDevice } from './quick-login/quick-devices.ts'
export { rpIdOf } from './quick-login/page-origin.ts'
export { passkeySigned } from './quick-login/passkey.ts'
export { pinMatches } from './quick-login/pin.ts'
export { requireOwner } from './require-owner.ts'
export { requirePassword } from './require-password.ts'
export { knowLoopback, knowsAddress, rememberAddress } from './second-verification/known-addresses.ts'
export { checks } from './second-verification/methods.ts'
export { requireCalm } from './second-verification/security-hold.ts'
export { challengeOf, endChallenge } from './second-verification/challenge.ts'
export type { Challenge } from './second-verification/challenge.ts'
export { ownerOf } from './second-verification/confirm-answer.ts'
export { rememberDevice } from './second-verification/known-devices.ts'
export { secondVerification } from './second-verification/require-second-verification.ts'
export { maskEmail, maskMobile } from '../../text/mask-contact.ts'
export { secondChallenge } from './second-verification/tables.ts'
export { beginTry, clearTries, requireUnlocked, withdrawTry } from './second-verification/answer-attempts.ts'
export type { Try } from './second-verification/answer-attempts.ts'
export { isTwoFactorOn, requireFactor } from './two-factor/two-factor-code.ts'
