export { beginAttempt, clearAttempts, failAttempt, withdrawAttempt } from './attempts.ts'
export type { Attempt } from './attempts.ts'
export { isCommon } from './common-passwords.ts'
export { deviceHashOf } from './device-secret.ts'
export type { LoginMethod } from './login-method.ts'
export { notify } from './notices.ts'
export { hash, matches } from './password-hash.ts'
export { makeChallenge } from './quick-login/challenges.ts'
export {
  deviceBy,
  mostFailures,
  noteFailure,
  noteSuccess,
  removeDevice,
  removeDevices as removeQuickDevices,
  withdrawFailure,
} from './quick-login/devices.ts'
export type { QuickDevice } from './quick-login/devices.ts'
export { rpIdOf } from './quick-login/page.ts'
export { passkeySigned } from './quick-login/passkey.ts'
export { pinMatches } from './quick-login/pin.ts'
export { requireOwner } from './require-owner.ts'
export { requirePassword } from './require-password.ts'
export { knowLoopback, knowsAddress, rememberAddress } from './second-verification/addresses.ts'
export { checks } from './second-verification/methods.ts'
export { requireCalm } from './second-verification/caution.ts'
export { challengeOf, endChallenge } from './second-verification/challenge.ts'
export type { Challenge } from './second-verification/challenge.ts'
export { ownerOf } from './second-verification/confirm.ts'
export { rememberDevice } from './second-verification/devices.ts'
export { secondVerification } from './second-verification/verify.ts'
export { maskEmail, maskMobile } from './second-verification/mask.ts'
export { secondChallenge } from './second-verification/tables.ts'
export { beginTry, clearTries, requireUnlocked, withdrawTry } from './second-verification/tries.ts'
export type { Try } from './second-verification/tries.ts'
export { isTwoFactorOn, requireFactor } from './two-factor/two-factor-code.ts'
