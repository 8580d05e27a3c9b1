// Said by the platform, and by the client that knows it without asking.
const notLoggedIn = 'You are not logged in, please login'

/**
 * Every refusal the platform can give: its HTTP status and its English text. The `code` is stable, the text is what a person reads
 * where no translation is at hand. Business refusals answer 200 with `success: false` (ERR-36).
 */
export const errors = {
  UNKNOWN: [500, 'Unknown error'],
  BAD_REQUEST: [400, 'Please enter correct user information'],
  FIELD_INVALID: [200, 'Please enter correct user information'],
  NOT_FOUND: [404, 'Not found'],
  NOT_LOGGED_IN: [401, notLoggedIn],
  REACH_TOO_SMALL: [403, "Please continue on the operator's own site"],
  ORIGIN_REFUSED: [403, 'This site is not allowed to use this key'],
  FUNCTION_DISABLED: [403, 'Function not enabled, please contact customer service'],
  TRIAL_REFUSED: [403, 'Please register a real account to continue'],
  RATE_LIMITED: [429, 'Too many requests, please try again later'],
  BUSY: [429, 'Many people are logging in, please try again in a moment'],
  MAINTENANCE: [503, 'The system is under maintenance'],
  REGION_BLOCKED: [451, 'Access from your location is restricted'],
  SEAL_INVALID: [400, 'Please enter correct user information'],
  SEAL_STALE: [400, 'This request is too old, please try again'],
  LOGIN_FAILED: [200, 'Please enter correct user information'],
  LOGIN_LOCKED: [200, 'Too many attempts, try again in {minutes} minutes'],
  ACCOUNT_DISABLED: [200, 'Account is disabled, please contact customer service'],
  PASSWORD_CHANGE_REQUIRED: [200, 'Please change your password first'],
  NON_MEMBER: [200, 'Non-member account unable to login'],
  NON_AGENT: [200, 'Non-agents cannot log in'],
  CAPTCHA_REQUIRED: [200, 'Please enter the captcha'],
  CAPTCHA_INVALID: [200, 'Captcha is incorrect'],
  USERNAME_TAKEN: [200, 'This username is already taken'],
  TERMS_REQUIRED: [200, 'Please agree to the Terms and conditions'],
  REGISTRATION_CLOSED: [200, 'Registration is closed, please contact customer service'],
  GAME_NOT_FOUND: [200, 'This game is not available'],
  GAME_MAINTENANCE: [200, 'This game is under maintenance'],
  CURRENCY_MISMATCH: [200, 'The currency does not match the session'],
  INSUFFICIENT_FUNDS: [200, 'Your balance is too low'],
  LAUNCH_CODE_INVALID: [200, 'The launch code is unknown, used or expired'],
  GAME_SESSION_ENDED: [200, 'The game session has ended'],
  BET_UNKNOWN: [200, 'No such bet'],
  BET_ROLLED_BACK: [200, 'The bet was rolled back'],
  BET_SETTLED: [200, 'The bet was already settled'],
  ROUND_CLOSED: [200, 'The round is closed'],
  TX_CONFLICT: [409, 'The same key was used for another request'],
  SIGNATURE_INVALID: [401, 'The signature is invalid'],
} as const satisfies Record<string, readonly [status: number, text: string]>

export type ErrorCode = keyof typeof errors

/** Refusals that any call may give, so rows do not repeat them. */
export const commonErrors = [
  'BAD_REQUEST',
  'NOT_LOGGED_IN',
  'REACH_TOO_SMALL',
  'ORIGIN_REFUSED',
  'TRIAL_REFUSED',
  'RATE_LIMITED',
  'MAINTENANCE',
  'REGION_BLOCKED',
  'UNKNOWN',
] as const satisfies readonly ErrorCode[]

/** Trouble that the client itself reports, in the same place and shape as a refusal of the platform. */
export const clientErrors = {
  NOT_LOGGED_IN: notLoggedIn,
  NETWORK: 'Network link is abnormal, please try again',
  TIMEOUT: 'The page took longer time to load, please check your network connectivity',
  ABORTED: 'The request was cancelled',
  BAD_REPLY: 'Unknown error',
  INVALID_URL: 'Invalid URL, please contact customer service',
  'config-missing': 'Baize is not configured on this page',
  'config-conflict': 'Baize is already configured for another address',
  'bad-attribute': 'An attribute could not be read',
  'nested-form': 'The element stands inside a form of the page',
  'version-conflict': 'Another version of Baize is already on this page',
  'chunk-load-failed': 'The page took longer time to load, please check your network connectivity',
  'render-failed': 'Unknown error',
} as const
export type ClientErrorCode = keyof typeof clientErrors
