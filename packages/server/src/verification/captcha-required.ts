import type { Limits } from '../limits/limit-table.ts'

/**
 * Whether the next login needs a captcha (AUTH-06, AUTH-55). Registration asks by the site's
 * setting `captchaEnabled`, and a login from an unknown address where the account has no other
 * method (AUTH-28, `accounts/security/second-verification/require-second-verification.ts`).
 * @param tried - the attempt that is under way; an account that others are guessing at always needs
 *   one
 * @param pendingFailures - failures that are still to be counted
 */
export const isCaptchaRequired = (
  limits: Pick<Limits, 'logins-without-captcha'>,
  tried: { failures: number; isUnderAttack: boolean },
  pendingFailures = 0,
): boolean => tried.isUnderAttack || tried.failures + pendingFailures >= limits['logins-without-captcha'].max
