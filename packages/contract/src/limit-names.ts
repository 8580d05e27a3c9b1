/**
 * Limits that an endpoint may declare, beside the rate of all calls. The platform's table of limits
 * (`server/src/limits/limit-table.ts`) has a row for each: who is counted, how many in how long,
 * and what is answered.
 */
export type LimitName =
  | 'answer-failures'
  | 'code-tries'
  | 'codes'
  | 'codes-without-work'
  | 'deposits'
  | 'downline-accounts'
  | 'guest-feedback'
  | 'heavy-calls'
  | 'login-failures'
  | 'logins-without-captcha'
  | 'member-feedback'
  | 'password-hashes'
  | 'payment-password-failures'
  | 'quick-login-failures'
  | 'receipts'
  | 'referral-checks'
  | 'registrations'
  | 'reset-requests'
  | 'resets-without-captcha'
  | 'trials'
  | 'visits'
