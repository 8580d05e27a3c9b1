/**
 * Failures after which one more try needs a captcha: failed logins at an account from one address (AUTH-06), and requests for a reset link
 * from one address (AUTH-43). Registration asks by the site's setting `captchaEnabled`, and a login from an unknown address where the
 * account has no other method (AUTH-28, `accounts/security/second-verification/require-second-verification.ts`).
 */
export const captchaAfter = { failedLogins: 2, resetRequests: 2 } as const

/**
 * Whether the next login needs a captcha (AUTH-06, AUTH-55).
 * @param tried - the attempt that is under way; an account that others are guessing at always needs one
 * @param more - failures that are still to be counted
 */
export const isCaptchaRequired = (tried: { failures: number; isUnderAttack: boolean }, more = 0): boolean =>
  tried.isUnderAttack || tried.failures + more >= captchaAfter.failedLogins
