export {
  beginPasswordAttempt,
  clearPasswordAttempts,
  failPasswordAttempt,
  withdrawPasswordAttempt,
} from './password-attempts.ts'
export type { PasswordAttempt } from './password-attempts.ts'
export { deviceHashOf } from './device-secret.ts'
export { endDeviceTrust } from './device-trust.ts'
export type { LoginMethod } from './login-method.ts'
export { notifySecurityChange, siteTimeAt } from './security-notices.ts'
export { hashCost, isCheaper } from './hash-cost.ts'
export { hashPassword, passwordMatches } from './password-hash.ts'
export { makePasskeyChallenge } from './quick-login/passkey-challenges.ts'
export {
  quickDeviceById,
  noteQuickLoginFailure,
  noteQuickLoginSuccess,
  removeQuickDevice,
  withdrawQuickLoginFailure,
} from './quick-login/quick-devices.ts'
export type { QuickDevice } from './quick-login/quick-devices.ts'
export { relyingPartyIdOf } from './quick-login/page-origin.ts'
export { passkeySigned } from './quick-login/passkey.ts'
export { isCommonPassword, isGuessablePassword } from './password-rules.ts'
export { pinMatches } from './quick-login/pin.ts'
export { requireOwner } from './require-owner.ts'
export { requirePassword } from './require-password.ts'
export { rememberLoopback, knowsAddress, rememberAddress } from './second-verification/known-addresses.ts'
export { answerChecks } from './second-verification/methods.ts'
export {
  lockUndelayed,
  requireNoSecurityDelay,
  securityDelayEnd,
  startSecurityDelay,
} from './second-verification/security-delay.ts'
export { storedChallengeOf, endChallenge } from './second-verification/challenge.ts'
export type { Challenge } from './second-verification/challenge.ts'
export { playerOfSession } from './second-verification/confirm-answer.ts'
export { rememberDevice } from './second-verification/known-devices.ts'
export { rememberLoginDevice, requesterOf } from './second-verification/requester.ts'
export { requireSecondVerification } from './second-verification/require-second-verification.ts'
export { maskEmail, maskMobile } from '../../text/mask.ts'
export {
  beginAnswerAttempt,
  clearAnswerAttempts,
  failAnswerAttempt,
  requireAnswersUnlocked,
  withdrawAnswerAttempt,
} from './second-verification/answer-attempts.ts'
export type { AnswerAttempt } from './second-verification/answer-attempts.ts'
export { isTwoFactorOn, requireTwoFactorCode } from './two-factor/two-factor-code.ts'
